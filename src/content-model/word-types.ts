import type { Words } from '../schema/content';
import type { PageName, RoutePath } from '../schema/routes';
import type {
  ClaimId,
  ExperienceId,
  ExpertiseId,
  FeatureId,
  IndustryId,
  LanguageTag,
  MilestoneId,
  OfferId,
  ScriptId,
  ServiceId,
  SlideId,
  StateCode,
} from './facts';

/*
 * The words of an edition, with the types of the schema (src/schema/content.ts). For the type
 * checker, this is what every `#words/*` exports (package.json): so words.ts exports the words as
 * they are, where a constant with a type for each would add 240 bytes to the compressed script.
 * The build checks the words themselves.
 */

type ById<Id extends string, Name extends keyof Words> = Readonly<
  Record<Id, Words[Name][keyof Words[Name]]>
>;

export declare const aboutSections: Words['aboutSections'];
export declare const missionTabs: Words['missionTabs'];
export declare const milestoneWords: ById<MilestoneId, 'milestoneWords'>;
export declare const howItWorks: Words['howItWorks'];

export declare const beforeYouAskHeading: Words['beforeYouAskHeading'];
export declare const beforeYouAsk: Words['beforeYouAsk'];

export declare const contactWords: Words['contactWords'];

export declare const edition: Words['edition'];

export declare const faq: Words['faq'];

export declare const slideWords: ById<SlideId, 'slideWords'>;
export declare const claimWords: ById<ClaimId, 'claimWords'>;
export declare const homeSections: Words['homeSections'];
export declare const alignmentWords: Words['alignmentWords'];
export declare const featureWords: ById<FeatureId, 'featureWords'>;
export declare const aboutTeaser: Words['aboutTeaser'];
export declare const expertiseWords: ById<ExpertiseId, 'expertiseWords'>;
export declare const processSteps: Words['processSteps'];
export declare const contactCallOut: Words['contactCallOut'];

export declare const offerWords: ById<OfferId, 'offerWords'>;
export declare const industryWords: ById<IndustryId, 'industryWords'>;

export declare const navLabels: ById<RoutePath, 'navLabels'>;
export declare const headerWords: Words['headerWords'];
export declare const footerWords: Words['footerWords'];
export declare const actions: Words['actions'];
export declare const carouselNames: Words['carouselNames'];
export declare const carouselWords: Words['carouselWords'];
export declare const tabNames: Words['tabNames'];
export declare const percent: Words['percent'];
export declare const notFoundWords: Words['notFoundWords'];
export declare const failedPageWords: Words['failedPageWords'];
export declare const formWords: Words['formWords'];
export declare const fieldProblems: Words['fieldProblems'];
export declare const messageWords: Words['messageWords'];

export declare const languageIntro: Words['languageIntro'];
export declare const letterRows: Words['letterRows'];
export declare const languageSections: Words['languageSections'];
export declare const solutionsHeading: Words['solutionsHeading'];
export declare const solutions: Words['solutions'];
export declare const languageClosing: Words['languageClosing'];
export declare const experienceHeading: Words['experienceHeading'];
export declare const experienceWords: ById<ExperienceId, 'experienceWords'>;
export declare const wallWords: Words['wallWords'];
export declare const matchForms: Words['matchForms'];

export declare const scriptNames: ById<ScriptId, 'scriptNames'>;
export declare const stateNames: ById<StateCode, 'stateNames'>;
export declare const noState: Words['noState'];
export declare const languageNames: ById<LanguageTag, 'languageNames'>;
export declare const otherNames: Words['otherNames'];
export declare const ignoredWords: Words['ignoredWords'];

export declare const pageDescriptions: Words['pageDescriptions'];
export declare const socialCardText: Words['socialCardText'];
export declare const titles: ById<PageName, 'titles'>;
export declare const headings: ById<RoutePath, 'headings'>;

export declare const descriptions: Words['descriptions'];

export declare const serviceWords: ById<ServiceId, 'serviceWords'>;

export declare const testimonialsHeading: Words['testimonialsHeading'];
export declare const testimonials: Words['testimonials'];
