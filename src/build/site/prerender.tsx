import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../../app';
import { breakpointsCss } from '../../carousel/breakpoints-css';
import { DocumentHead } from '../../head/document-head';
import type { Edition } from '../../schema/content';
import { routeCss } from '../../shell/route-css';

/** The markup of all pages. */
export function prerender(): string {
  return renderToString(<App />);
}

/** The first picture of each page that has one. */
function firstPictures(page: string): [name: string, src: string][] {
  const found = page.matchAll(
    /<article id="([^"]+)"(?:(?!<article )[\s\S])*?<img [^>]*?src="([^"]+)"/g,
  );
  return [...found].map(([, name = '', src = '']) => [name, src]);
}

/** The pages of an edition, and the rest of their document. Search engines get reviewed editions. */
export function prerenderEdition(edition: Edition, reviewed: readonly Edition[]) {
  const page = prerender();
  const head = renderToStaticMarkup(
    <DocumentHead edition={edition} reviewed={reviewed} pictures={firstPictures(page)} />,
  );
  const css = `${breakpointsCss()}\n${routeCss()}`;
  return { page, head, css };
}
