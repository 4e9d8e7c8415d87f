import { headerWords } from '#words/interface';
import { Link } from '../router/link';
import { isRoute, routes } from '../router/routes';

/**
 * The skip link (WCAG 2.4.1). It links to the current page, whose heading then receives focus;
 * `#main` would make the browser forget which page is the target. Before hydration there is one per
 * page, and CSS shows the right one.
 */
export function SkipLinks({ address }: { readonly address: string | null }) {
  if (address !== null && !isRoute(address)) {
    return (
      <a href="#main" className="skip">
        {headerWords.skip}
      </a>
    );
  }
  const current = address === null ? routes : [address];
  return current.map((path) => (
    <Link key={path} to={path} className="skip">
      {headerWords.skip}
    </Link>
  ));
}
