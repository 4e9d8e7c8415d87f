import * as english from '../content/en/languages';
import {
  claimList,
  experienceList,
  expertiseList,
  featureList,
  industryList,
  milestoneList,
  offerList,
  type Row,
  type ScriptId,
  type ServiceId,
  type StateCode,
  scriptList,
  serviceList,
  slideList,
} from './facts';
import { pictureData } from './picture-data';
import { formatList } from './text';
import * as words from './words';
import {
  claimWords,
  edition,
  experienceWords,
  expertiseWords,
  featureWords,
  industryWords,
  milestoneWords,
  offerWords,
  serviceWords,
  slideWords,
} from './words';

/* The owner's lists, with the words and the pictures of the edition. */

/** The carousel on the home page shows the `summary`, the services page the whole `text`. */
export const services = serviceList.map(({ id, picture }) => {
  const { title, summary, details } = serviceWords[id];
  const text = `${summary} ${details}`;
  return { id, address: addressOf(id), title, summary, text, picture: pictureData(picture) };
});

export const industries = industryList.map(({ id, offers, picture }) => ({
  id,
  ...industryWords[id],
  offers: offers.map((offer) => ({
    title: offerWords[offer],
    address: addressOf(offerList[offer]),
  })),
  picture: pictureData(picture),
}));

/** The address of the card of a service: its page with a query, and the id of its heading. */
function addressOf(id: ServiceId): string {
  return `/services?${id}`;
}

export const milestones = milestoneList.map(({ id, picture }) => ({
  year: id,
  ...milestoneWords[id],
  picture: pictureData(picture),
}));

export const slides = slideList.map(({ id, picture }) => ({
  ...slideWords[id],
  picture: pictureData(picture),
}));

export const features = featureList.map(({ id, picture }) => ({
  ...featureWords[id],
  picture: pictureData(picture),
}));

export const claims = claimList.map((claim) => ({ ...claim, label: claimWords[claim.id] }));
export const expertise = expertiseList.map((bar) => ({ ...bar, ...expertiseWords[bar.id] }));
export const experience = experienceList.map((bar) => ({ ...bar, ...experienceWords[bar.id] }));

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
const namesToType: readonly Readonly<Record<string, string>>[] = [
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
export const scriptGroups: readonly ScriptGroup[] = scriptList
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
  return languages.some(({ tag }) => tag === edition.tag);
}

function languageItem(
  script: ScriptId,
  [tag, autonym, states, aliases, ...marks]: Row,
): LanguageItem {
  const codes = states.split(' ').filter(Boolean) as StateCode[];
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
