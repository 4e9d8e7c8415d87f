import { useContext } from 'react';
import { editions as siteEditions } from '../content-model/facts';
import { edition, headerWords } from '../content-model/words';
import { DocumentContext, Link } from '../router/link';
import type { Route } from '../router/route';
import { documentFile } from '../router/site-document';
import type { Edition } from '../schema/content';

interface EditionLinksProps {
  /** The route; null before hydration. Then, and on the not-found page, all links lead to home. */
  readonly route: Route | null;
  readonly ground?: 'indigo';
  readonly editions?: readonly Edition[];
}

/**
 * Links to all editions, each under the name of its language in that language (WCAG 3.1.2). They
 * lead to the same place. Nothing is stored and nobody is redirected: the choice is in the address.
 * Renders nothing if there is only one edition.
 */
export function EditionLinks({ route, ground, editions = siteEditions }: EditionLinksProps) {
  const { only } = useContext(DocumentContext);
  if (editions.length < 2) return null;
  const page = only ?? (route === null || route.page === 'notFound' ? '/' : route.page);
  // The ids of elements are the same in all editions.
  const element = route?.elementId.startsWith(`${page}?`) ? `#${route.elementId}` : '';
  return (
    <ul
      role="list"
      className="edition-links"
      data-ground={ground}
      aria-label={headerWords.editions}
      translate="no"
    >
      {editions.map(({ tag, file, name, dir }) => {
        const named = { lang: tag, dir, children: name };
        return (
          <li key={tag}>
            {tag === edition.tag ? (
              // A link with the file name could reload the document, and clear the form.
              <Link to={page} aria-current="true" {...named} />
            ) : (
              <a
                href={
                  only || page === '/'
                    ? documentFile(file, page) + element
                    : file + (element || `#${page}`)
                }
                {...named}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
