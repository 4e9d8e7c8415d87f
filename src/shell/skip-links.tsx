import { headerWords } from '#words/interface';
import { Link } from '../router/link';
import { type RoutePath, routes } from '../router/routes';

/**
 * The skip link (WCAG 2.4.1). It links to the current page, whose heading then receives focus;
 * `#main` would make the browser forget which page is the target. Before hydration there is one per
 * page, and CSS shows the right one.
 */
export function SkipLinks({ address }: { readonly address: string | null }) {
  // A link to an unknown address works too: `Link` treats it like any other current page.
  const current = address === null ? routes : [address as RoutePath];
  return current.map((path) => (
    <Link key={path} to={path} className="skip">
      {headerWords.skip}
    </Link>
  ));
}
