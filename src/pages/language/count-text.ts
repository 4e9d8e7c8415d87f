import type { LanguageItem, ScriptGroup } from '../../content-model/lists-with-words';
import { formatCount, formatList, formatNumber } from '../../content-model/text';
import { matchForms, wallWords } from '../../content-model/words';
import { fill } from '../../lib/fill';
import { asksForEnglish } from './find-languages';
import type { LanguageSearch } from './use-language-search';

/** The answer of the search in a sentence. */
export function answerText({ searched, found }: LanguageSearch): string {
  return found.length === 0 && asksForEnglish(searched) ? wallWords.english : countText(found);
}

/**
 * How many languages have a team, and how many are on request. A language written in several
 * scripts counts once.
 */
function countText(groups: readonly ScriptGroup[]): string {
  const languages = groups.flatMap((group) => group.languages);
  const baseOf = ({ tag }: LanguageItem) => tag.replace(/-.*/, '');
  const staffed = new Set(languages.filter(({ onRequest }) => !onRequest).map(baseOf)).size;
  const onRequest = new Set(languages.map(baseOf)).size - staffed;
  const asked = fill(wallWords.countOnRequest, { count: formatNumber(onRequest) });
  if (onRequest === 0) return formatCount(matchForms, staffed);
  return staffed === 0 ? asked : formatList([formatCount(matchForms, staffed), asked]);
}
