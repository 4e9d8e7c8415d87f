import * as about from '#words/about';
import * as topics from '#words/before-you-ask';
import * as contact from '#words/contact';
import * as editionData from '#words/edition';
import * as faqData from '#words/faq';
import * as home from '#words/home';
import * as industries from '#words/industries';
import * as ui from '#words/interface';
import * as language from '#words/language';
import * as languages from '#words/languages';
import * as pages from '#words/pages';
import * as pictures from '#words/pictures';
import * as services from '#words/services';
import * as testimonialsData from '#words/testimonials';
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
 * The words of the edition that is built, with the types of the schema (src/schema/content.ts). This
 * is the only file of the site that imports words.
 */

type ById<Id extends string, Name extends keyof Words> = Readonly<
  Record<Id, Words[Name][keyof Words[Name]]>
>;

export const aboutSections: Words['aboutSections'] = about.aboutSections;
export const missionTabs: Words['missionTabs'] = about.missionTabs;
export const milestoneWords: ById<MilestoneId, 'milestoneWords'> = about.milestoneWords;
export const howItWorks: Words['howItWorks'] = about.howItWorks;

export const beforeYouAskHeading: Words['beforeYouAskHeading'] = topics.beforeYouAskHeading;
export const beforeYouAsk: Words['beforeYouAsk'] = topics.beforeYouAsk;

export const contactWords: Words['contactWords'] = contact.contactWords;

export const edition: Words['edition'] = editionData.edition;

export const faq: Words['faq'] = faqData.faq;

export const slideWords: ById<SlideId, 'slideWords'> = home.slideWords;
export const claimWords: ById<ClaimId, 'claimWords'> = home.claimWords;
export const homeSections: Words['homeSections'] = home.homeSections;
export const alignmentWords: Words['alignmentWords'] = home.alignmentWords;
export const featureWords: ById<FeatureId, 'featureWords'> = home.featureWords;
export const aboutTeaser: Words['aboutTeaser'] = home.aboutTeaser;
export const expertiseWords: ById<ExpertiseId, 'expertiseWords'> = home.expertiseWords;
export const processSteps: Words['processSteps'] = home.processSteps;
export const contactCallOut: Words['contactCallOut'] = home.contactCallOut;

export const offerWords: ById<OfferId, 'offerWords'> = industries.offerWords;
export const industryWords: ById<IndustryId, 'industryWords'> = industries.industryWords;

export const navLabels: ById<RoutePath, 'navLabels'> = ui.navLabels;
export const headerWords: Words['headerWords'] = ui.headerWords;
export const footerWords: Words['footerWords'] = ui.footerWords;
export const actions: Words['actions'] = ui.actions;
export const carouselNames: Words['carouselNames'] = ui.carouselNames;
export const carouselWords: Words['carouselWords'] = ui.carouselWords;
export const tabNames: Words['tabNames'] = ui.tabNames;
export const percent: Words['percent'] = ui.percent;
export const notFoundWords: Words['notFoundWords'] = ui.notFoundWords;
export const failedPageWords: Words['failedPageWords'] = ui.failedPageWords;
export const formWords: Words['formWords'] = ui.formWords;
export const fieldProblems: Words['fieldProblems'] = ui.fieldProblems;
export const messageWords: Words['messageWords'] = ui.messageWords;

export const languageIntro: Words['languageIntro'] = language.languageIntro;
export const letterRows: Words['letterRows'] = language.letterRows;
export const languageSections: Words['languageSections'] = language.languageSections;
export const solutionsHeading: Words['solutionsHeading'] = language.solutionsHeading;
export const solutions: Words['solutions'] = language.solutions;
export const languageClosing: Words['languageClosing'] = language.languageClosing;
export const experienceHeading: Words['experienceHeading'] = language.experienceHeading;
export const experienceWords: ById<ExperienceId, 'experienceWords'> = language.experienceWords;
export const wallWords: Words['wallWords'] = language.wallWords;
export const matchForms: Words['matchForms'] = language.matchForms;

export const scriptNames: ById<ScriptId, 'scriptNames'> = languages.scriptNames;
export const stateNames: ById<StateCode, 'stateNames'> = languages.stateNames;
export const noState: Words['noState'] = languages.noState;
export const languageNames: ById<LanguageTag, 'languageNames'> = languages.languageNames;
export const otherNames: Words['otherNames'] = languages.otherNames;
export const englishNames: Words['englishNames'] = languages.englishNames;
export const ignoredWords: Words['ignoredWords'] = languages.ignoredWords;

export const siteDescription: Words['siteDescription'] = pages.siteDescription;
export const socialCardText: Words['socialCardText'] = pages.socialCardText;
export const titles: ById<PageName, 'titles'> = pages.titles;
export const headings: ById<RoutePath, 'headings'> = pages.headings;

export const descriptions: Words['descriptions'] = pictures.descriptions;

export const serviceWords: ById<ServiceId, 'serviceWords'> = services.serviceWords;

export const testimonialsHeading: Words['testimonialsHeading'] =
  testimonialsData.testimonialsHeading;
export const testimonials: Words['testimonials'] = testimonialsData.testimonials;
