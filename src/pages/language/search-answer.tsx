import type { LanguageItem } from '../../content-model/lists-with-words';
import { formatNumber } from '../../content-model/text';
import { wallWords } from '../../content-model/words';
import { fill } from '../../lib/fill';
import { Link } from '../../router/link';
import { posterId } from './arcade';
import { asksForEnglish } from './find-languages';
import type { LanguageSearch } from './use-language-search';

/** The id of the heading above the list, and its address. */
export const wallId = '/language?list';

/** How many languages are named. */
const MOST = 5;

/** Below a field of the search, while it has the focus: links to what was found, or to the form. */
export function SearchAnswer({ search: { searched, found } }: { search: LanguageSearch }) {
  const languages = found.flatMap<LanguageItem>((group) => group.languages);
  const more = languages.length - MOST;
  if (languages.length === 0)
    return (
      <div ref={showWhole} tabIndex={-1} className="search-answer">
        {asksForEnglish(searched) ? (
          wallWords.english
        ) : (
          <Link to="/contact-us">{fill(wallWords.nothing, { query: searched.trim() })}</Link>
        )}
      </div>
    );
  return (
    // A new list for each length, so that a longer one is scrolled into view.
    <ul key={more} role="list" ref={showWhole} tabIndex={-1} className="search-answer">
      {languages.slice(0, MOST).map(({ tag, name, autonym, foundBy, onRequest }) => (
        <li key={tag}>
          <Link to={posterId(tag)}>
            <span translate="no" lang={tag}>
              {autonym}
            </span>
            {name !== autonym && ` ${name}`}
            {foundBy && ` (${foundBy})`}
          </Link>
          <small>{` ${onRequest ? wallWords.onRequest : wallWords.team}`}</small>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link to={wallId}>{fill(wallWords.more, { count: formatNumber(more) })}</Link>
        </li>
      )}
    </ul>
  );
}

/** Scrolls the answer to a visitor who types into view. */
function showWhole(answer: HTMLElement | null): void {
  if (answer?.parentElement?.contains(document.activeElement))
    answer.scrollIntoView({ block: 'nearest' });
}
