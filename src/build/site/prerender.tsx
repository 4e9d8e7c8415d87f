import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../../app';
import { breakpointsCss } from '../../carousel/breakpoints-css';
import { company } from '../../content-model/facts';
import { draftWords } from '../../content-model/words';
import { DocumentHead } from '../../head/document-head';
import { documentFile, wholeDocument } from '../../router/site-document';
import type { Edition } from '../../schema/content';
import { type RoutePath, routes } from '../../schema/routes';
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
    <aside className="draft" data-ground="night">
      {reviewed.includes(edition) ? words : `${words} ${unreviewed}`}
    </aside>,
  );
  const css = `${breakpointsCss()}\n${routeCss()}`;
  return { whole: prerenderDocument(), pages: paths.map(prerenderDocument), css, draft };
}
