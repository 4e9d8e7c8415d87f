import { edition } from '#words/edition';
import { headerWords } from '#words/interface';
import { type Edition, editions as siteEditions } from '../content/editions';
import { hrefTo } from '../router/hash';
import { isRoute } from '../router/routes';

interface EditionLinksProps {
  /**
   * The current address, or null before hydration: then the links lead to the home page of each
   * edition.
   */
  readonly address: string | null;
  readonly ground?: 'indigo';
  readonly editions?: readonly Edition[];
}

/**
 * Links to the site's other languages, each under its own name (WCAG 3.1.2). They lead to the same
 * page of that edition. Nothing is stored and nobody is redirected: the choice is in the address.
 * Renders nothing if there is one language.
 */
export function EditionLinks({ address, ground, editions = siteEditions }: EditionLinksProps) {
  if (editions.length < 2) return null;
  const hash = address !== null && isRoute(address) && address !== '/' ? hrefTo(address) : '';
  return (
    <ul className="edition-links" data-ground={ground} aria-label={headerWords.editions}>
      {editions.map(({ tag, file, name, dir }) => (
        <li key={tag}>
          <a
            href={`${file}${hash}`}
            lang={tag}
            hrefLang={tag}
            dir={dir}
            aria-current={tag === edition.tag ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
