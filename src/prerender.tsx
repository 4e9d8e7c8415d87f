import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './app';
import { breakpointsCss } from './carousel/breakpoints-css';
import { scriptGroups } from './content/languages';
import { Languages } from './pages/language/prerendered-languages';
import { DocumentHead } from './shell/document-head';
import { skipLinksCss } from './shell/skip-links-css';

/* What the build takes from the sources. */

/** The whole site, all pages, as one string. Throws what the first page that fails throws. */
export function prerender(): string {
  return renderToString(
    <Languages value={scriptGroups}>
      <App />
    </Languages>,
  );
}

export const prerenderHead = (props: Parameters<typeof DocumentHead>[0]): string =>
  renderToStaticMarkup(<DocumentHead {...props} />);

/** CSS that follows from tables of the sources. */
export const generatedCss = () => `${breakpointsCss()}\n${skipLinksCss()}`;

export { company } from './content/company';
export { routes } from './router/routes';
export { addressOf, alternates } from './shell/document-head';
