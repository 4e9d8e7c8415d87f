import { useDeferredValue, useId, useMemo, useState } from 'react';
import { actions } from '#words/interface';
import { languageClosing, matchForms, wallWords } from '#words/language';
import { Section } from '../../components/section';
import { useHydrated } from '../../components/use-hydrated';
import type { LanguageItem, ScriptGroup } from '../../content-model/lists-with-words';
import { formatCount } from '../../content-model/text';
import { Link } from '../../router/link';
import { countLanguages, filterLanguages } from './language-filter';

/** Every language under its own name in its own script. The filter appears after hydration. */
export function LanguageWall({ languages }: { languages: readonly ScriptGroup[] }) {
  const id = useId();
  const hydrated = useHydrated();
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const { tiles, count } = useMemo(() => {
    const groups = filterLanguages(languages, deferredQuery);
    const tiles = groups.map((group) => <Group key={group.script} {...group} />);
    return { tiles, count: countLanguages(groups) };
  }, [languages, deferredQuery]);
  return (
    <Section ground="night" bleed>
      <div className="wall-head wrap">
        <div>
          <h2>{wallWords.heading}</h2>
          <p className="lead">{wallWords.text}</p>
        </div>
        <div className="wall-filter">
          {hydrated && (
            <>
              <label htmlFor={id}>{wallWords.filter}</label>
              <input
                id={id}
                type="search"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
              <p role="status">{formatCount(matchForms, count)}</p>
            </>
          )}
        </div>
      </div>
      <div className="wall-groups">
        {tiles}
        <Closing />
      </div>
    </Section>
  );
}

/** The last tile: for a language that the wall does not show. */
function Closing() {
  return (
    <div className="wall-closing" data-ground="ask">
      <span className="wall-letter" aria-hidden="true">
        ?
      </span>
      <h2>{languageClosing.heading}</h2>
      <p>{languageClosing.text}</p>
      <p className="buttons">
        <Link to="/contact-us" className="button">
          {actions.requestQuote}
        </Link>
      </p>
    </div>
  );
}

function Group({ script, letter, dir, languages }: ScriptGroup) {
  return (
    <div className="wall-group" dir={dir === 'rtl' ? dir : undefined}>
      <span className="wall-letter" aria-hidden="true">
        {letter}
      </span>
      <h3>{script}</h3>
      <ul>
        {languages.map((language) => (
          <LanguageTile key={language.tag} {...language} />
        ))}
      </ul>
    </div>
  );
}

function LanguageTile({ tag, name, autonym, states, scheduled }: LanguageItem) {
  return (
    <li>
      <b lang={tag}>{autonym}</b>
      <span dir="auto">
        <em hidden={name === autonym}>{name}</em>
        {scheduled && <i>{` ${wallWords.scheduled}`}</i>}
        <small>{states}</small>
      </span>
    </li>
  );
}
