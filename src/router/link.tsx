import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { hrefTo, parseHash } from './hash';
import type { RoutePath } from './routes';
import { goToHeading } from './use-arrival';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly to: RoutePath;
}

/** A real anchor to a page. The browser follows it, but for the one exception below (behaviour R5, R6). */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={hrefTo(to)} onClick={(event) => onClick(event, to)} />;
}

function onClick(event: MouseEvent<HTMLAnchorElement>, to: RoutePath): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  // In a `srcdoc` frame or under a `<base>` the anchor's address is another document's: only then set the hash.
  if (documentOf(event.currentTarget.href) !== documentOf(window.location.href)) {
    event.preventDefault();
    window.location.hash = to;
  }
  const { hash } = window.location;
  const reading = parseHash(hash);
  if (reading.kind !== 'route' || reading.path !== to) return;
  // Another spelling of this page's address (none at all, a query): following the link would add an entry.
  if (hash !== hrefTo(to)) event.preventDefault();
  // Following a link to the fragment one is at clears the focus as its default action, so the heading comes after.
  setTimeout(goToHeading);
}

function documentOf(address: string): string {
  return address.split('#', 1)[0] ?? '';
}
