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

export const claims = facts.claimList.map((one) => ({ ...one, label: words.claimWords[one.id] }));
export const expertise = facts.expertiseList.map((bar) => ({
  ...bar,
  ...words.expertiseWords[bar.id],
}));
export const experience = facts.experienceList.map((bar) => ({
  ...bar,
  ...words.experienceWords[bar.id],
}));

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

type Group = (typeof facts.scriptList)[number];
export type ScriptGroup = ReturnType<typeof scriptGroup>;

/** `foundBy` is the other name that fits a query, where the names that are shown do not. */
export type LanguageItem = ReturnType<typeof languageItem> & {
  readonly foundBy?: string | undefined;
};

/** By script. The script of the edition's language is the first. */
export const scriptGroups = facts.scriptList
  .map(scriptGroup)
  .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));

function isOwn({ languages }: ScriptGroup): boolean {
  return languages.some(({ tag }) => tag === words.edition.tag);
}

/** A script with its languages, those with a team first. */
function scriptGroup({ script: id, letter, dir, languages }: Group) {
  const items = languages.map((row) => languageItem(id, row));
  items.sort((one, other) => Number(one.onRequest) - Number(other.onRequest));
  // The letter is for decoration.
  return { id, script: words.scriptNames[id], letter, dir, languages: items };
}

function languageItem(
  script: Group['script'],
  [tag, autonym, states, aliases, ...marks]: Group['languages'][number],
) {
  const codes = states.split(' ').filter(Boolean) as IdOf<'stateNames'>[];
  const namesOf = (key: string) => namesToType.flatMap((all) => all[key]?.split(', ') ?? []);
  return {
    tag,
    name: words.languageNames[tag],
    /** Its name in its own script. */
    autonym,
    /** The names that visitors may type: the two that are shown, then others. */
    names: [words.languageNames[tag], autonym, ...aliases.split(', '), ...namesOf(tag)],
    /** The names of its script, then those of each of its states, the main one first. */
    places: [script, ...codes].map(namesOf),
    /** Where it is spoken, as one text. */
    states: formatList(codes.map((code) => words.stateNames[code])) || words.noState,
    /** One of the 22 languages of the Eighth Schedule. */
    scheduled: marks.includes('scheduled'),
    /** Without a team of its own: a translator and a reviser are found for each order. */
    onRequest: marks.includes('on request'),
  };
}
