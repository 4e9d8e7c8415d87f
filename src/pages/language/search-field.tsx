import type { KeyboardEvent, ReactNode } from 'react';
import { wallWords } from '../../content-model/words';
import { goTo } from '../../router/arrival';
import { SearchAnswer, wallId } from './search-answer';
import type { LanguageSearch } from './use-language-search';

interface SearchFieldProps {
  readonly id: string;
  readonly search: LanguageSearch;
  /** Below the field. */
  readonly children: ReactNode;
}

/** Filters the list while the visitor types; Enter shows it. It is visible after hydration. */
export function SearchField({ id, search, children }: SearchFieldProps) {
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    // With an input method, Enter may end a word. In Safari, composing has ended by then, but the
    // key has the code of an input method. https://bugs.webkit.org/show_bug.cgi?id=165004
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    if (key === 'Enter' && !isComposing) goTo(wallId);
  };
  return (
    <div className="search-field">
      <label htmlFor={id}>{wallWords.filter}</label>
      <input
        ref={search.addField}
        id={id}
        type="search"
        enterKeyHint="search"
        maxLength={100}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {search.searched.trim() && <SearchAnswer search={search} />}
      {children}
    </div>
  );
}
