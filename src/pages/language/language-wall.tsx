import { useDeferredValue, useId, useMemo, useState } from 'react';
import { matchForms, wallWords } from '#words/language';
import { type Ground, Section } from '../../components/section';
import type { LanguageItem, ScriptGroup } from '../../content-model/lists-with-words';
import { fill, formatCount, formatList, formatNumber } from '../../content-model/text';
import { useHydrated } from '../../lib/use-hydrated';
import {
  asksForEnglish,
  countLanguages,
  filterLanguages,
  type LanguageCount,
} from './language-filter';

/** The id of the heading above the list. */
export const wallId = 'languages';

/** The grounds of the first tiles; the others are indigo. */
const grounds: readonly Ground[] = [
  ...(['indigo', 'peacock', 'ask', 'vermilion', 'lilac', 'night', 'sand'] as const),
  ...(['ask', 'vermilion', 'lilac', 'peacock', 'night', 'vermilion'] as const),
];

/** Every language under its own name in its own script. The filter appears after hydration. */
export function LanguageWall({ groups }: { groups: readonly ScriptGroup[] }) {
  const id = useId();
  const hydrated = useHydrated();
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const { tiles, count } = useMemo(() => {
    const found = filterLanguages(groups, deferredQuery);
    const scripts = groups.map(({ script }) => script);
    const tiles = found.map((group) => (
      <Tile
        key={group.script}
        ground={grounds[scripts.indexOf(group.script)] ?? 'indigo'}
        group={group}
      />
    ));
    return { tiles, count: countLanguages(found) };
  }, [groups, deferredQuery]);
  return (
    <Section bleed>
      <div className="wall-head" data-ground="night">
        <div className="wrap">
          <div>
            <h2 id={wallId} tabIndex={-1}>
              {wallWords.heading}
            </h2>
            <p className="lead">{wallWords.text}</p>
          </div>
          <div className="wall-filter">
            {hydrated && (
              <>
                <label htmlFor={id}>{wallWords.filter}</label>
                <input
                  id={id}
                  type="search"
                  maxLength={100}
                  value={query}
                  onChange={(event) => setQuery(event.target.value)}
                />
                <p role="status">
                  {count.staffed + count.onRequest === 0 && asksForEnglish(deferredQuery)
                    ? wallWords.english
                    : countText(count)}
                </p>
              </>
            )}
          </div>
        </div>
      </div>
      <div className="wall-groups">{tiles}</div>
    </Section>
  );
}

/** How many languages have a team, and how many are on request. */
function countText({ staffed, onRequest }: LanguageCount): string {
  const asked = fill(wallWords.countOnRequest, { count: formatNumber(onRequest) });
  if (onRequest === 0) return formatCount(matchForms, staffed);
  return staffed === 0 ? asked : formatList([formatCount(matchForms, staffed), asked]);
}

/** The languages of a script: those with a team of their own, then those on request. */
function Tile({ ground, group }: { ground: Ground; group: ScriptGroup }) {
  const { script, letter, dir, languages } = group;
  const staffed = languages.filter(({ onRequest }) => !onRequest);
  const onRequest = languages.filter(({ onRequest }) => onRequest);
  return (
    <div
      className="wall-group"
      data-ground={ground}
      data-full={languages.length > 2 ? '' : undefined}
      dir={dir === 'rtl' ? dir : undefined}
    >
      {/* Urdu's letter is in Nastaliq, as the names of most languages of its script. */}
      <span className="wall-letter" lang={dir === 'rtl' ? 'ur' : undefined} aria-hidden="true">
        {letter}
      </span>
      <h3>{script}</h3>
      {staffed.length > 0 && <Languages languages={staffed} />}
      {onRequest.length > 0 && (
        <>
          <h4>{wallWords.onRequest}</h4>
          <Languages languages={onRequest} />
        </>
      )}
    </div>
  );
}

function Languages({ languages }: { languages: readonly LanguageItem[] }) {
  return (
    <ul>
      {languages.map(({ tag, name, autonym, states, scheduled }) => (
        <li key={tag}>
          <b lang={tag}>{autonym}</b>
          <em hidden={name === autonym}>{name}</em> {scheduled && <i>{wallWords.scheduled}</i>}
          <small>{states}</small>
        </li>
      ))}
    </ul>
  );
}
