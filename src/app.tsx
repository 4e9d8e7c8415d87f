import { Activity, memo, useEffect, useMemo, type ComponentType } from 'react';
import { ErrorBoundary } from './shell/error-boundary';
import { PageShown } from './shell/page-shown';
import { headerWords, notFoundWords } from '#words/interface';
import { company } from './content/company';
import type { ScriptGroup } from './content/languages';
import { titles } from '#words/pages';
import { AboutUs } from './pages/about-us/about-us';
import { ContactUs } from './pages/contact-us/contact-us';
import { FailedPage } from './pages/failed-page/failed-page';
import { Home } from './pages/home/home';
import { Industry } from './pages/industry/industry';
import { Language } from './pages/language/language';
import { NotFound } from './pages/not-found/not-found';
import { Services } from './pages/services/services';
import { usePainted } from './router/after-paint';
import { Link } from './router/link';
import { isRoute, routes, type RoutePath } from './router/routes';
import { isReturning, useArrival } from './router/use-arrival';
import { useRoute } from './router/use-route';
import { SiteFooter } from './shell/site-footer';
import { SiteHeader } from './shell/site-header';

export interface PageProps {
  readonly languages: readonly ScriptGroup[];
}

type Pages = Readonly<Record<RoutePath, ComponentType<PageProps>>>;

const sitePages: Pages = {
  '/': Home,
  '/about-us': AboutUs,
  '/services': Services,
  '/language': Language,
  '/industry': Industry,
  '/contact-us': ContactUs,
};

/** The pages as the build paints them: home stands last (layout.css says why). */
const paintOrder = [...routes.slice(1), routes[0]];

interface AppProps extends PageProps {
  readonly pages?: Pages;
  /** Whether the other pages stand ready behind the one that shows: they come fast, and keep what was typed and chosen. */
  readonly keepsPages?: boolean;
  /** Called once all that is asked for stands in the document. */
  readonly onReady?: () => void;
}

/**
 * The whole site. With no address yet, all pages stand in the tree, as the build paints them; the style sheet shows
 * the one that the fragment names. A skip link is a link to the page one is on, which leads to its heading.
 */
export function App({ pages = sitePages, languages, keepsPages = false, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  const address = useRoute();
  const painted = usePainted(address);
  // The place that one returns to counts on all that stands above it: there everything comes at once.
  const arriving = painted !== null && painted !== address && !isReturning();
  const found = address === null || isRoute(address);
  const shown = address === null ? paintOrder : routes.filter((path) => path === address);
  const title =
    address === null || isRoute(address)
      ? titles[address ?? '/']
      : `${notFoundWords.title} - ${company.name}`;
  return (
    <>
      <SiteHeader address={address}>
        {shown.map((path) => (
          <Link key={path} to={path} className="skip">
            {headerWords.skip}
          </Link>
        ))}
        {!found && (
          <a href="#main" className="skip">
            {headerWords.skip}
          </a>
        )}
      </SiteHeader>
      <main id="main" tabIndex={-1}>
        {(keepsPages ? routes : shown).map((path) => (
          <Page
            key={path}
            id={address === null ? path : undefined}
            shown={shown.includes(path)}
            partial={arriving || !shown.includes(path)}
            painted={painted === null || painted === path}
            Content={pages[path]}
            languages={languages}
          />
        ))}
        {!found && (
          <article className="page">
            <NotFound address={address} />
          </article>
        )}
      </main>
      <SiteFooter address={address} />
      <Arrival address={address} title={title} />
    </>
  );
}

/** What is announced on arrival. A component of its own: its changes leave the rest alone. */
function Arrival({ address, title }: { address: string | null; title: string }) {
  return (
    <p className="visually-hidden" role="status">
      {useArrival(address, title)}
    </p>
  );
}

interface ArticleProps extends PageProps {
  readonly id: RoutePath | undefined;
  readonly shown: boolean;
  /** Whether only what is in sight is laid out: it is hidden, or its first frame is not painted yet. */
  readonly partial: boolean;
  /** Whether it is the page of the last frame: until the next is painted, what moves goes on in it alone. */
  readonly painted: boolean;
  readonly Content: ComponentType<PageProps>;
}

/**
 * `Activity` lets React hydrate each page for itself and skip those that leave before their turn; it does not put them
 * away, as `display: none` throws their layout away too. The same element each time keeps an update of the frame from
 * hurrying it. Once script picks the page, its `id` goes: on Back, Chromium would scroll to the fragment's target
 * instead of where the visitor was. https://react.dev/reference/react/Activity
 */
const Page = memo(function Page({ id, shown, partial, painted, Content, languages }: ArticleProps) {
  const activity = useMemo(
    () => (
      <Activity>
        <Content languages={languages} />
      </Activity>
    ),
    [Content, languages],
  );
  return (
    <article id={id} className="page" hidden={!shown} data-partial={partial ? '' : undefined}>
      <PageShown value={painted}>
        <ErrorBoundary shown={shown} fallback={<FailedPage />}>
          {activity}
        </ErrorBoundary>
      </PageShown>
    </article>
  );
});
