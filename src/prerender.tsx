import { renderToString } from 'react-dom/server';
import { App } from './app';
import { scriptGroups } from './content/languages';
import { Languages } from './pages/language/prerendered-languages';

/** The whole site, all pages, as one string. Throws what the first page that fails throws. */
export function prerender(): string {
  return renderToString(
    <Languages value={scriptGroups}>
      <App />
    </Languages>,
  );
}

export { siteDescription, titles } from '#words/pages';
export { breakpointsCss, routesCss } from './builder/generated-css';
export { company } from './content/company';
export { isRoute } from './router/routes';
