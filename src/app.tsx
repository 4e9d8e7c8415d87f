import type { ComponentType } from 'react';
import { pageTitles } from './content-model/labels';
import { AboutUs } from './pages/about-us/about-us';
import { ContactUs } from './pages/contact-us/contact-us';
import { Home } from './pages/home/home';
import { Industry } from './pages/industry/industry';
import { Language } from './pages/language/language';
import { NotFound } from './pages/not-found/not-found';
import { Services } from './pages/services/services';
import { isRoute, type RoutePath, routes } from './router/routes';
import { useArrival } from './router/use-arrival';
import { useRoute } from './router/use-route';
import { Page } from './shell/page';
import { SiteFooter } from './shell/site-footer';
import { SiteHeader } from './shell/site-header';

type Pages = Readonly<Record<RoutePath, ComponentType>>;

const sitePages: Pages = {
  '/': Home,
  '/about-us': AboutUs,
  '/services': Services,
  '/language': Language,
  '/industry': Industry,
  '/contact-us': ContactUs,
};

/** The order of the pages in the document: home is last, which page.css relies on. */
const documentOrder = [...routes.slice(1), routes[0]];

/** The whole site. shell/page.tsx explains how all pages live in one document. */
export function App({ pages = sitePages }: { readonly pages?: Pages }) {
  const address = useRoute();
  const found = address === null || isRoute(address);
  return (
    <>
      <SiteHeader address={address} />
      <main id="main" tabIndex={-1}>
        {documentOrder.map((path) => {
          const Content = pages[path];
          return (
            <Page key={path} path={path} address={address}>
              <Content />
            </Page>
          );
        })}
        {!found && (
          <article className="page">
            <NotFound address={address} />
          </article>
        )}
      </main>
      <SiteFooter address={address} />
      <Arrival address={address} title={found ? pageTitles[address ?? '/'] : pageTitles.notFound} />
    </>
  );
}

/**
 * The live region that announces the new page. It is a separate component, so that an announcement
 * renders nothing else.
 */
function Arrival({ address, title }: { readonly address: string | null; readonly title: string }) {
  return (
    <p className="visually-hidden" role="status">
      {useArrival(address, title)}
    </p>
  );
}
