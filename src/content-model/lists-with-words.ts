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
  words.languageNames,
  english.languageNames,
  words.scriptNames,
  words.stateNames,
  words.otherNames,
  english.scriptNames,
  english.stateNames,
  english.otherNames,
];

export type ScriptGroup = (typeof scriptGroups)[number];

/** `foundBy` is the other name that fits a query, where the names that are shown do not. */
export type LanguageItem = ReturnType<typeof languageItem> & {
  readonly foundBy?: string | undefined;
};

/**
 * By script, with the languages that have a team first. The script of the edition's language is the
 * first.
 */
export const scriptGroups = facts.scriptList
  .map(({ id, letter, dir }) => {
    const languages = facts.languageList.filter(({ script }) => script === id).map(languageItem);
    languages.sort((one, other) => Number(one.onRequest) - Number(other.onRequest));
    return { id, script: words.scriptNames[id], letter, dir, languages };
  })
  .filter(({ languages }) => languages.length > 0)
  .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));

function isOwn({ languages }: { readonly languages: readonly LanguageItem[] }): boolean {
  return languages.some(({ tag }) => tag === words.edition.tag);
}

function languageItem(language: (typeof facts.languageList)[number]) {
  const { id, script, name, states, others = '', scheduled = false, onRequest = false } = language;
  const codes = states.split(' ').filter(Boolean) as IdOf<'stateNames'>[];
  const namesOf = (key: string) => namesToType.flatMap((all) => all[key]?.split(', ') ?? []);
  return {
    tag: id,
    name: words.languageNames[id],
    /** Its name in its own script. */
    autonym: name,
    /** The names that visitors may type: the two that are shown, the English one, then others. */
    names: [name, ...namesOf(id), ...others.split(', ')],
    /** The names of its script, then those of each of its states, the main one first. */
    places: [script, ...codes].map(namesOf),
    /** Where it is spoken, as one text. */
    states: formatList(codes.map((code) => words.stateNames[code])) || words.noState,
    /** One of the 22 languages of the Eighth Schedule. */
    scheduled,
    /** Without a team of its own: a translator and a reviser are found for each order. */
    onRequest,
  };
}
