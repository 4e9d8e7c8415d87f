import { routes } from '../schema/routes';

/**
 * Shows the page of the address before hydration; see page.tsx. The attribute rules serve every
 * browser that runs the script in the head, the `:target` rules of page.css all others.
 */
export function routeCss(): string {
  const at = (path: string) => `[data-route="${path}"]`;
  const others = routes.filter((path) => path !== '/');
  const pages = others.map((path) => `${at(path)} .page[data-page="${path}"]`);
  const unknown = `[data-route]:not(${routes.map(at).join()}) .page[data-page=notFound]`;
  return [
    `[data-route]:not(${at('/')}) .page[data-page="/"]{display:none}`,
    `${[...pages, unknown].join()}{display:block}`,
  ].join('\n');
}
