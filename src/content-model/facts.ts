import * as companyData from '../content/company';
import * as editionData from '../content/editions';
import * as figures from '../content/figures';
import * as languageData from '../content/language-list';
import * as lists from '../content/lists';
import * as pictures from '../content/picture-files';
import * as specimenData from '../content/specimen';
import type { Facts } from '../schema/content';

/* The owner's facts, with the types of the schema (src/schema/content.ts). */

export const company: Facts['company'] = companyData.company;
export const editions: Facts['editions'] = editionData.editions;
export const claimList: Facts['claimList'] = figures.claimList;
export const expertiseList: Facts['expertiseList'] = figures.expertiseList;
export const experienceList: Facts['experienceList'] = figures.experienceList;
export const scriptList: Facts['scriptList'] = languageData.scriptList;
export const serviceList: Facts['serviceList'] = lists.serviceList;
export const offerList: Facts['offerList'] = lists.offerList;
export const industryList: Facts['industryList'] = lists.industryList;
export const milestoneList: Facts['milestoneList'] = lists.milestoneList;
export const slideList: Facts['slideList'] = lists.slideList;
export const featureList: Facts['featureList'] = lists.featureList;
export const pictureSizes: Facts['pictureSizes'] = pictures.pictureSizes;
export const mirroredPictures: Facts['mirroredPictures'] = pictures.mirroredPictures;
export const letteredPictures: Facts['letteredPictures'] = pictures.letteredPictures;
export const specimen: Facts['specimen'] = specimenData.specimen;
