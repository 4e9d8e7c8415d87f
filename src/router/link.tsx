import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from 'react';
import { staysHere } from '../lib/stays-here';
import type { PageName } from '../schema/routes';
import { goTo, rememberLink } from './arrival';
import { type Route, readRoute } from './route';
import { hrefOf, readDocument, wholeDocument } from './site-document';

/** The document in which a component is. */
export const DocumentContext = createContext(wholeDocument);

/** The address that no page has, for the not-found page; empty until the script knows it. */
export const UnknownAddress = createContext('');

/** The current page. Before hydration, it is known only in a document of one page. */
export function useCurrentPage(route: Route | null): PageName | undefined {
  const { only } = useContext(DocumentContext);
  return only ?? route?.page;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /**
   * The path of a page or the id of an element of it, which is that path with a query. Without it,
   * the anchor is no link.
   */
  readonly to: string | undefined;
}

/** A real anchor. The browser follows it by itself, but for two cases below (behavior R5, R6). */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const siteDocument = useContext(DocumentContext);
  const href = to === undefined ? undefined : hrefOf(to, siteDocument);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (to !== undefined && staysHere(event)) follow(event, to);
  };
  return <a {...rest} href={href} onClick={handleClick} />;
}

/** What a click on a link does besides following it. */
function follow(event: MouseEvent<HTMLAnchorElement>, to: string): void {
  const link = event.currentTarget;
  const leaves = withoutHash(link.href) !== withoutHash(window.location.href);
  const isCurrent = window.location.hash === `#${to}`;
  if (isCurrent || readRoute().address === to) {
    // If another hash shows this page (none at all, a query, `#main`), following the link would add
    // a history entry or load the document again.
    if (link.href !== window.location.href) event.preventDefault();
    // Following a link to the current fragment clears the focus afterwards.
    setTimeout(() => goTo(to));
    return;
  }
  rememberLink(link);
  // In a `srcdoc` frame or under a `<base>`, a link resolves against another document.
  if (!leaves || readDocument().only) return;
  event.preventDefault();
  window.location.hash = to;
}

function withoutHash(url: string): string | undefined {
  return url.split('#')[0];
}
