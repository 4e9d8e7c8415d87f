import { type FocusEvent, Fragment, useMemo } from 'react';
import { type Ground, Section } from '../../components/section';
import type { LanguageItem, ScriptGroup } from '../../content-model/lists-with-words';
import { formatCount } from '../../content-model/text';
import { matchForms, wallWords } from '../../content-model/words';
import { Arcade, posterId } from './arcade';
import { answerText } from './count-text';
import { wallId } from './search-answer';
import { SearchField } from './search-field';
import type { LanguageSearch } from './use-language-search';

/** The grounds of the first posters; the others are indigo. */
const grounds: readonly Ground[] = [
  ...(['indigo', 'peacock', 'ask', 'vermilion', 'lilac', 'night', 'sand'] as const),
  ...(['ask', 'vermilion', 'lilac', 'peacock', 'night', 'vermilion'] as const),
];

/** A poster has the ground of its place in the whole list. */
function groundOf(groups: readonly ScriptGroup[], id: string): Ground {
  return grounds[groups.findIndex((group) => group.id === id)] ?? 'indigo';
}

/** On focus, browsers leave a letter where it is if a part of it is in view. */
const strip = {
  onFocus: ({ target }: FocusEvent) =>
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
};

interface LanguageWallProps {
  readonly groups: readonly ScriptGroup[];
  readonly search: LanguageSearch;
}

/** Every language that the search finds, under its own name in its own script. */
export function LanguageWall({ groups, search }: LanguageWallProps) {
  const { found } = search;
  const tiles = useMemo(() => {
    return found.map((group) => (
      <Tile key={group.id} ground={groundOf(groups, group.id)} group={group} />
    ));
  }, [groups, found]);
  return (
    <Section bleed>
      <div className="wall-head" data-ground="night">
        <div className="wrap beside" data-wide="start">
          <div>
            <h2 id={wallId} tabIndex={-1}>
              {wallWords.heading}
            </h2>
            <p className="lead">{wallWords.text}</p>
            <p>
              <i />
              {` ${wallWords.scheduled}`}
            </p>
          </div>
          <SearchField id="search-list" search={search}>
            <p>{answerText(search)}</p>
          </SearchField>
        </div>
      </div>
      <div className="arcade wall-strip" {...strip}>
        <Arcade groups={groups} found={found} />
      </div>
      <div className="wall-groups">{tiles}</div>
    </Section>
  );
}

/** The languages of a script: those with a team of their own, then those on request. */
function Tile({ ground, group }: { ground: Ground; group: ScriptGroup }) {
  const { id, script, letter, dir, languages } = group;
  const staffed = languages.filter(({ onRequest }) => !onRequest);
  const onRequest = languages.filter((language) => language.onRequest);
  // The best match is the first one shown.
  const isReversed = staffed.length > 0 && languages[0] === onRequest[0];
  const lists = [
    { heading: isReversed && formatCount(matchForms, staffed.length), shown: staffed },
    { heading: wallWords.onRequest, shown: onRequest },
  ].filter(({ shown }) => shown.length > 0);
  return (
    <div
      className="wall-group"
      data-full={languages.length > 5 ? '' : undefined}
      data-wide={languages.length === 5 ? '' : undefined}
      data-ground={ground}
      dir={dir === 'rtl' ? dir : undefined}
    >
      <div>
        <h3 tabIndex={-1} id={posterId(id)}>
          {script}
        </h3>
        {/* Urdu's letter is in Nastaliq, as the names of most languages of its script. */}
        <span className="wall-letter" lang={dir === 'rtl' ? 'ur' : undefined} aria-hidden="true">
          {letter}
        </span>
        {(isReversed ? lists.reverse() : lists).map(({ heading, shown }) => (
          <Fragment key={`${shown === staffed}`}>
            {heading && <h4>{heading}</h4>}
            <ul role="list">
              {shown.map((language) => (
                <WallEntry key={language.tag} script={script} language={language} />
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function WallEntry({ script, language }: { script: string; language: LanguageItem }) {
  const { tag, name, autonym, foundBy, states, scheduled } = language;
  // Once is enough: some languages and their scripts have one name.
  const own = name === autonym || name === script ? '' : ` ${name}`;
  return (
    <li tabIndex={-1} id={posterId(tag)}>
      <b translate="no" lang={tag}>
        {autonym}
      </b>
      {scheduled && <i>{` ${wallWords.scheduled}`}</i>}
      {(own || foundBy) && (
        // A new element for each name: React cannot remove a text that a translator has wrapped.
        <em key={foundBy}>
          {own}
          {foundBy && (
            <>
              {' ('}
              <span lang={languageOf(foundBy)}>{foundBy}</span>)
            </>
          )}
        </em>
      )}
      <small>{` ${states}`}</small>
    </li>
  );
}

/** The language of another name, where it can differ from the edition's (WCAG 3.1.2). */
function languageOf(otherName: string): string | undefined {
  if (/[a-z]/.test(otherName)) return 'en';
  return /[\u0900-\u097f]/.test(otherName) ? 'hi' : undefined;
}
