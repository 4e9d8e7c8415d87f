import { type AnchorHTMLAttributes, type MouseEvent, useContext } from 'react';
import { staysHere } from '../lib/stays-here';
import type { RoutePath } from '../schema/routes';
import { DocumentContext } from './document-context';
import { readRoute } from './route';
import { hrefOf, readDocument } from './site-document';
import { focusInPage, scrollToTop, setTarget } from './use-arrival';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  readonly to: RoutePath;
  /** The id of the element to go to on that page, instead of its heading. Needs the script. */
  readonly elementId?: string;
}

/** A real anchor. The browser follows it by itself, but for two cases below (behavior R5, R6). */
export function Link({ to, elementId, onClick, ...rest }: LinkProps) {
  const siteDocument = useContext(DocumentContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    follow(event, to, elementId);
  };
  return <a {...rest} href={hrefOf(to, siteDocument)} onClick={handleClick} />;
}

/** What a click on a link to an address does besides following it, unless it is prevented. */
export function follow(
  event: MouseEvent<HTMLAnchorElement>,
  address: string,
  elementId?: string,
): void {
  if (!staysHere(event)) return;
  const { hash } = window.location;
  const leaves = leavesDocument(event.currentTarget);
  const { only } = readDocument();
  if (readRoute().address === address) {
    // If another hash shows this page (none at all, a query, `#main`), following the link would add
    // a history entry.
    if (only || leaves || hash !== `#${address}`) event.preventDefault();
    // Following a link to the current fragment clears the focus afterwards, so the heading is
    // focused later.
    setTimeout(() => {
      scrollToTop();
      focusInPage(elementId);
    });
    return;
  }
  setTarget(elementId);
  if (!leaves || only) return;
  event.preventDefault();
  window.location.hash = address;
}

/** In a `srcdoc` frame or under a `<base>`, a link resolves against another document. */
export function leavesDocument({ href }: HTMLAnchorElement): boolean {
  return withoutHash(href) !== withoutHash(window.location.href);
}

function withoutHash(url: string): string | undefined {
  return url.split('#')[0];
}
