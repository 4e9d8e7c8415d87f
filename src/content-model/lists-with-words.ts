import { milestoneWords } from '#words/about';
import { claimWords, expertiseWords, featureWords, slideWords } from '#words/home';
import { industryWords, offerWords } from '#words/industries';
import { experienceWords } from '#words/language';
import { languageNames, noState, scriptNames, stateNames } from '#words/languages';
import { serviceWords } from '#words/services';
import { languageNames as englishNames } from '../content/en/languages';
import { claimList, experienceList, expertiseList } from '../content/figures';
import { type LanguageTag, scriptList } from '../content/language-list';
import {
  featureList,
  industryList,
  milestoneList,
  offerList,
  type ServiceId,
  serviceList,
  slideList,
} from '../content/lists';
import { pictureData } from './picture-data';
import { formatList } from './text';

/* The owner's lists, with the words and the pictures of the edition. */

/** The carousel on the home page shows the `summary`, the services page the whole `text`. */
export const services = serviceList.map(({ id, picture }) => {
  const { title, summary, details } = serviceWords[id];
  const text = `${summary} ${details}`;
  return { id, elementId: elementIdOf(id), title, summary, text, picture: pictureData(picture) };
});

export const industries = industryList.map(({ id, offers, picture }) => ({
  id,
  ...industryWords[id],
  offers: offers.map((offer) => ({
    title: offerWords[offer],
    elementId: elementIdOf(offerList[offer]),
  })),
  picture: pictureData(picture),
}));

/** The id of the element that presents a service on the services page. */
function elementIdOf(id: ServiceId): string {
  return `service-${id}`;
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
  /** Other names that a search finds. They are not shown: some are outsiders' names or outdated. */
  readonly aliases: string;
  /** One of the 22 languages of the Eighth Schedule. */
  readonly scheduled: boolean;
}

export interface ScriptGroup {
  readonly script: string;
  /** A letter of the script, for decoration. */
  readonly letter: string;
  readonly dir: 'ltr' | 'rtl';
  readonly languages: readonly LanguageItem[];
}

export const scriptGroups: readonly ScriptGroup[] = scriptList.map((group) => ({
  ...group,
  script: scriptNames[group.script],
  languages: group.languages.map(([tag, autonym, states, aliases, scheduled]) => ({
    tag,
    name: languageNames[tag],
    autonym,
    states: statesText(states),
    aliases: namesToSearchBy(tag, aliases),
    scheduled: scheduled !== undefined,
  })),
}));

/** Adds the English name, which visitors of other editions may type as well. */
function namesToSearchBy(tag: LanguageTag, aliases: string): string {
  const english = englishNames[tag];
  return [aliases, english === languageNames[tag] ? '' : english].filter(Boolean).join(', ');
}

function statesText(codes: string): string {
  if (codes === '') return noState;
  return formatList(codes.split(' ').map((code) => stateNames[code as keyof typeof stateNames]));
}
