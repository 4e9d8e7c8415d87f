import { useDeferredValue, useMemo, useState } from 'react';
import type { ScriptGroup } from '../../content-model/lists-with-words';
import { restoreField } from '../../lib/restore-fields';
import { findLanguages } from './find-languages';

/**
 * What a visitor types in either field of the search, and the languages that it finds. React does
 * not control the fields: it would make each text the default of its field, and on Reload and Back
 * browsers restore only what differs from the default.
 */
export function useLanguageSearch(groups: readonly ScriptGroup[]) {
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const found = useMemo(() => findLanguages(groups, searched), [groups, searched]);
  return {
    searched,
    found,
    type: (text: string) => {
      for (const field of document.querySelectorAll<HTMLInputElement>('.search-field input'))
        field.value = text;
      setQuery(text);
    },
    /** The `ref` of a field, which may have been restored. */
    addField: (field: HTMLInputElement | null) => {
      restoreField(field);
      if (field) setQuery(field.value);
    },
  };
}

export type LanguageSearch = ReturnType<typeof useLanguageSearch>;
