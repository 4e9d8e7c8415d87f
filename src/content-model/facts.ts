import * as companyData from '../content/company';
import * as editionData from '../content/editions';
import type { stateNames } from '../content/en/languages';
import * as figures from '../content/figures';
import * as languageData from '../content/language-list';
import * as lists from '../content/lists';
import * as pictures from '../content/picture-files';
import * as specimenData from '../content/specimen';
import type { Facts } from '../schema/content';

/*
 * The owner's facts, with the types of the schema (src/schema/content.ts); and their ids, which the
 * type checker knows from the lists.
 */

export const company: Facts['company'] = companyData.company;
export const editions: Facts['editions'] = editionData.editions;
export const specimen: Facts['specimen'] = specimenData.specimen;
export const pictureSizes: Facts['pictureSizes'] = pictures.pictureSizes;
export const mirroredPictures: Facts['mirroredPictures'] = pictures.mirroredPictures;
export const letteredPictures: Facts['letteredPictures'] = pictures.letteredPictures;

type WithId<Id, Entries extends readonly unknown[]> = readonly (Entries[number] & { id: Id })[];

export type ClaimId = (typeof figures.claimList)[number]['id'];
export type ExpertiseId = (typeof figures.expertiseList)[number]['id'];
export type ExperienceId = (typeof figures.experienceList)[number]['id'];
export const claimList: WithId<ClaimId, Facts['claimList']> = figures.claimList;
export const expertiseList: WithId<ExpertiseId, Facts['expertiseList']> = figures.expertiseList;
export const experienceList: WithId<ExperienceId, Facts['experienceList']> = figures.experienceList;

export type ServiceId = (typeof lists.serviceList)[number]['id'];
export type OfferId = keyof typeof lists.offerList;
export type IndustryId = (typeof lists.industryList)[number]['id'];
export type MilestoneId = (typeof lists.milestoneList)[number]['id'];
export type SlideId = (typeof lists.slideList)[number]['id'];
export type FeatureId = (typeof lists.featureList)[number]['id'];
type Industry = Omit<Facts['industryList'][number], 'offers'> & {
  readonly offers: readonly OfferId[];
};
export const serviceList: WithId<ServiceId, Facts['serviceList']> = lists.serviceList;
export const offerList: Readonly<Record<OfferId, ServiceId>> = lists.offerList;
export const industryList: WithId<IndustryId, readonly Industry[]> = lists.industryList;
export const milestoneList: WithId<MilestoneId, Facts['milestoneList']> = lists.milestoneList;
export const slideList: WithId<SlideId, Facts['slideList']> = lists.slideList;
export const featureList: WithId<FeatureId, Facts['featureList']> = lists.featureList;

type ScriptData = (typeof languageData.scriptList)[number];
export type ScriptId = ScriptData['script'];
export type LanguageTag = ScriptData['languages'][number][0];
export type StateCode = keyof typeof stateNames;
/** Tag, name in its own script, states, other names, then marks. */
export type Row = readonly [LanguageTag, string, string, string, ...string[]];
interface Script {
  readonly script: ScriptId;
  readonly letter: string;
  readonly dir: string;
  readonly languages: readonly Row[];
}
export const scriptList: readonly Script[] = languageData.scriptList;
