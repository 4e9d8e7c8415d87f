import { headerWords } from '../content-model/words';
import { Link } from '../router/link';
import type { Route } from '../router/route';

/**
 * The skip link (WCAG 2.4.1). It links to the current page, whose heading then receives focus;
 * before hydration to `#main`, which never changes the page (behavior R2).
 */
export function SkipLink({ route }: { readonly route: Route | null }) {
  return (
    <Link to={route?.address ?? 'main'} className="skip">
      {headerWords.skip}
    </Link>
  );
}
