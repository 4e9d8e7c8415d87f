import { headerWords } from '#words/interface';
import { follow } from '../router/link';
import type { Route } from '../router/route';
import { routes } from '../schema/routes';

/**
 * The skip link (WCAG 2.4.1). It links to the current page, whose heading then receives focus;
 * `#main` would make the browser forget which page is the target. Before hydration there is one per
 * page, and CSS shows the right one.
 */
export function SkipLinks({ route }: { readonly route: Route | null }) {
  const current = route === null ? routes : [route.address];
  return current.map((address) => (
    <a
      key={address}
      href={`#${address}`}
      className="skip"
      onClick={(event) => follow(event, address)}
    >
      {headerWords.skip}
    </a>
  ));
}
