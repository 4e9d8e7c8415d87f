import { useDeferredValue, useMemo, useState } from 'react';
import type { ScriptGroup } from '../../content-model/lists-with-words';
import { filterLanguages } from './language-filter';

/** What a visitor types in either field of the search, and the languages that it finds. */
export function useLanguageSearch(groups: readonly ScriptGroup[]) {
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const found = useMemo(() => filterLanguages(groups, searched), [groups, searched]);
  return { query, setQuery, searched, found };
}

export type LanguageSearch = ReturnType<typeof useLanguageSearch>;
