import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ScriptGroup } from '../../content-model/lists-with-words';
import { findLanguages } from './find-languages';

/** Outlives the fields: a page that has failed is shown again with its query (behavior R12). */
let typed = '';

/**
 * What a visitor types in either field of the search, and the languages that it finds. React does
 * not control the fields: it would make each text the default of its field, and on Reload and Back
 * browsers restore only what differs from the default.
 */
export function useLanguageSearch(groups: readonly ScriptGroup[]) {
  const [query, setQuery] = useState('');
  const [fields] = useState(() => new Set<HTMLInputElement>());
  const searched = useDeferredValue(query);
  const found = useMemo(() => findLanguages(groups, searched), [groups, searched]);
  const type = (text: string) => {
    for (const field of fields) field.value = text;
    typed = text;
    setQuery(text);
  };
  /** A ref callback: returns the cleanup function. */
  const addField = useCallback(
    (field: HTMLInputElement) => {
      fields.add(field);
      field.value ||= typed;
      typed = field.value;
      setQuery(typed);
      return () => {
        fields.delete(field);
      };
    },
    [fields],
  );
  return { type, addField, searched, found };
}

export type LanguageSearch = ReturnType<typeof useLanguageSearch>;
