import { type ComponentType, useEffect, useRef } from 'react';
import { pageTitles } from './content-model/labels';
import { AboutUs } from './pages/about-us/about-us';
import { ContactUs } from './pages/contact-us/contact-us';
import { Home } from './pages/home/home';
import { Industry } from './pages/industry/industry';
import { Language } from './pages/language/language';
import { NotFound } from './pages/not-found/not-found';
import { Services } from './pages/services/services';
import { DocumentContext, UnknownAddress } from './router/link';
import { type SiteDocument, wholeDocument } from './router/site-document';
import { useRoute } from './router/use-route';
import { type PageName, routes } from './schema/routes';
import { Page } from './shell/page';
import { SiteFooter } from './shell/site-footer';
import { SiteHeader } from './shell/site-header';

type Pages = Readonly<Record<PageName, ComponentType>>;

const sitePages: Pages = {
  '/': Home,
  '/about-us': AboutUs,
  '/services': Services,
  '/language': Language,
  '/industry': Industry,
  '/contact-us': ContactUs,
  notFound: NotFound,
};

/**
 * The pages in the order of the document. Home, which a document that is cut off shows, is the first.
 * Language, the largest, is the last: the others arrive before it.
 */
const pageNames: readonly PageName[] = [
  '/',
  ...routes.filter((path) => path !== '/' && path !== '/language'),
  'notFound',
  '/language',
];

interface AppProps {
  readonly pages?: Pages;
  readonly siteDocument?: SiteDocument;
  /** Called when React has hydrated the document. */
  readonly onReady?: () => void;
}

/** The whole site. shell/page.tsx explains how all pages live in one document. */
export function App({ pages = sitePages, siteDocument = wholeDocument, onReady }: AppProps) {
  const { only } = siteDocument;
  const liveRegion = useRef<HTMLParagraphElement>(null);
  const route = useRoute(pageTitles, liveRegion);
  const isReady = route !== null;
  useEffect(() => {
    if (isReady) onReady?.();
  }, [isReady, onReady]);
  return (
    <DocumentContext value={siteDocument}>
      <SiteHeader route={route} />
      <main id="main" tabIndex={-1}>
        <UnknownAddress value={route?.page === 'notFound' ? route.address : ''}>
          {(only ? [only] : pageNames).map((name) => (
            <Page
              key={name}
              name={name}
              content={pages[name]}
              isPrerendered={route === null}
              isActive={route === null || route.page === name}
            />
          ))}
        </UnknownAddress>
      </main>
      <SiteFooter route={route} />
      {/* The router writes announcements into it. */}
      <p ref={liveRegion} className="visually-hidden" role="status" />
    </DocumentContext>
  );
}
