import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../../app';
import { breakpointsCss } from '../../carousel/breakpoints-css';
import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { company } from '../../content-model/facts';
import { pageTitles } from '../../content-model/labels';
import { pictureData } from '../../content-model/picture-data';
import { draftWords, navLabels, notFoundWords } from '../../content-model/words';
import { DocumentHead } from '../../head/document-head';
import { DocumentContext } from '../../router/link';
import { documentFile, wholeDocument } from '../../router/site-document';
import type { Edition } from '../../schema/content';
import { type RoutePath, routes } from '../../schema/routes';
import { Brand } from '../../shell/brand';
import { routeCss } from '../../shell/route-css';

/** The markup of a document. */
export function prerender(siteDocument = wholeDocument): string {
  return renderToString(<App siteDocument={siteDocument} />);
}

/** The first picture of each page that has one. */
function firstPictures(page: string): [name: string, src: string][] {
  const found = page.matchAll(
    /<article id="([^"]+)"(?:(?!<article )[\s\S])*?<img [^>]*?src="([^"]+)"/g,
  );
  return [...found].map(([, name = '', src = '']) => [name, src]);
}

/**
 * The documents of an edition: that with all pages and, on a site with an address, one for each of
 * the others. Search engines get reviewed editions. `draft` is what a draft says below the footer.
 */
export function prerenderEdition(edition: Edition, reviewed: readonly Edition[]) {
  const { file: all } = edition;
  const prerenderDocument = (only?: RoutePath) => {
    const markup = prerender({ all, only });
    const page = only ?? '/';
    const parts = { edition, page, reviewed, pictures: firstPictures(markup) };
    const head = renderToStaticMarkup(<DocumentHead {...parts} />);
    const holds = only ? ` data-all="${all}" data-only="${only}"` : '';
    return { file: documentFile(all, page), holds, head, page: markup };
  };
  const paths = company.siteUrl === '' ? [] : routes.filter((path) => path !== '/');
  const { draft: words, unreviewed } = draftWords;
  const draft = renderToStaticMarkup(
    <aside className="draft" id="draft" aria-labelledby="draft" data-ground="night">
      {reviewed.includes(edition) ? words : `${words} ${unreviewed}`}
    </aside>,
  );
  const css = `${breakpointsCss()}\n${routeCss()}`;
  const notFound = {
    title: renderToStaticMarkup(<title>{pageTitles.notFound}</title>),
    part: renderToStaticMarkup(<NotFoundPart {...edition} />),
    page: notFoundPage(all),
  };
  const pages = paths.map(prerenderDocument);
  return { whole: prerenderDocument(), pages, css, draft, notFound };
}

/** What 404.html says in a language. */
function NotFoundPart({ tag, dir, file }: Edition) {
  return (
    <div className="section-head" lang={tag} dir={dir}>
      <h1>
        <span lang={tag}>{notFoundWords.title}</span>
      </h1>
      <ul role="list" className="link-list">
        <li>
          <a href={file}>{navLabels['/']}</a>
        </li>
      </ul>
    </div>
  );
}

/** The page of 404.html, with `%parts%` in the place of what it says. */
function notFoundPage(all: string): string {
  return renderToStaticMarkup(
    <DocumentContext value={{ all, only: '/services' }}>
      <header className="site-header">
        <div className="wrap">
          <Brand />
        </div>
      </header>
      <main>
        <Section>
          <div className="beside" data-align="center">
            <Picture picture={pictureData('images/not-found.svg')} />
            <div>%parts%</div>
          </div>
        </Section>
      </main>
      {/* Where there is no footer, more is to arrive (shell/page.css). */}
      <footer />
    </DocumentContext>,
  );
}
