import * as english from '../content/en/languages';
import type { IdOf } from '../schema/ids';
import * as facts from './facts';
import { pictureData } from './picture-data';
import { formatList } from './text';
import * as words from './words';

/* The owner's lists, with the words and the pictures of the edition. */

/** The carousel on the home page shows the `summary`, the services page the whole `text`. */
export const services = facts.serviceList.map(({ id, picture }) => {
  const { title, summary, details } = words.serviceWords[id];
  const text = `${summary} ${details}`;
  return { id, address: addressOf(id), title, summary, text, picture: pictureData(picture) };
});

export const industries = facts.industryList.map(({ id, offers, picture }) => ({
  id,
  ...words.industryWords[id],
  offers: offers.map((offer) => ({
    title: words.offerWords[offer],
    address: addressOf(facts.offerList[offer]),
  })),
  picture: pictureData(picture),
}));

/** The address of the card of a service: its page with a query, and the id of its heading. */
function addressOf(id: IdOf<'serviceList'>): string {
  return `/services?${id}`;
}

export const milestones = facts.milestoneList.map(({ id, picture }) => ({
  year: id,
  ...words.milestoneWords[id],
  picture: pictureData(picture),
}));

export const slides = facts.slideList.map(({ id, picture }) => ({
  ...words.slideWords[id],
  picture: pictureData(picture),
}));

export const features = facts.featureList.map(({ id, picture }) => ({
  ...words.featureWords[id],
  picture: pictureData(picture),
}));

export const claims = facts.claimList.map((claim) => ({
  ...claim,
  label: words.claimWords[claim.id],
}));
export const expertise = facts.expertiseList.map((bar) => ({
  ...bar,
  ...words.expertiseWords[bar.id],
}));
export const experience = facts.experienceList.map((bar) => ({
  ...bar,
  ...words.experienceWords[bar.id],
}));

/** A language as the Language page shows it. */
export interface LanguageItem {
  readonly tag: string;
  readonly name: string;
  /** Its name in its own script. */
  readonly autonym: string;
  /** Where it is spoken, as one text. */
  readonly states: string;
  /** Other names that visitors may type, of the language, and of its script and states. */
  readonly otherNames: readonly string[];
  readonly places: readonly string[];
  /** The other name that fits a query, where the names that are shown do not. */
  readonly foundBy?: string | undefined;
  /** One of the 22 languages of the Eighth Schedule. */
  readonly scheduled: boolean;
  /** Without a team of its own: a translator and a reviser are found for each order. */
  readonly onRequest: boolean;
}

export interface ScriptGroup {
  readonly id: string;
  readonly script: string;
  /** A letter of the script, for decoration. */
  readonly letter: string;
  readonly dir: string;
  readonly languages: readonly LanguageItem[];
}

/** In the edition's language, and in English, which visitors of every edition type. */
const namesToType: readonly Readonly<Record<string, string | undefined>>[] = [
  words.scriptNames,
  words.stateNames,
  words.languageNames,
  words.otherNames,
  english.scriptNames,
  english.stateNames,
  english.languageNames,
  english.otherNames,
];

/** By script, languages with a team first. The script of the edition's language is the first. */
export const scriptGroups: readonly ScriptGroup[] = facts.scriptList
  .map((group) => ({
    id: group.script,
    script: words.scriptNames[group.script],
    letter: group.letter,
    dir: group.dir,
    languages: group.languages
      .map((row) => languageItem(group.script, row))
      .sort((one, other) => Number(one.onRequest) - Number(other.onRequest)),
  }))
  .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));

function isOwn({ languages }: ScriptGroup): boolean {
  return languages.some(({ tag }) => tag === words.edition.tag);
}

type Group = (typeof facts.scriptList)[number];

function languageItem(
  script: Group['script'],
  [tag, autonym, states, aliases, ...marks]: Group['languages'][number],
): LanguageItem {
  const codes = states.split(' ').filter(Boolean) as IdOf<'stateNames'>[];
  const namesOf = (key: string) => namesToType.flatMap((all) => all[key]?.split(', ') ?? []);
  return {
    tag,
    name: words.languageNames[tag],
    autonym,
    otherNames: [...aliases.split(', '), ...namesOf(tag)],
    places: [script, ...codes].flatMap(namesOf),
    states: formatList(codes.map((code) => words.stateNames[code])) || words.noState,
    scheduled: marks.includes('scheduled'),
    onRequest: marks.includes('on request'),
  };
}
