import { missionTabs } from '../../src/content/en/about';
import { carouselLabels } from '../../src/content/labels';
import { milestones } from '../../src/content/milestones';
import { company } from '../../src/content/company';
import { faq } from '../../src/content/en/faq';
import {
  actions,
  formWords,
  headerWords,
  navLabels,
} from '../../src/content/en/interface';
import { wallWords } from '../../src/content/en/language';
import { services } from '../../src/content/services';
import { testimonials } from '../../src/content/en/testimonials';

// Each page's tab order as it reads in a window 1280 px wide, apart from the header before and the footer after it.

const link = (name: string) => `link ${name}`;
const button = (name: string) => `button ${name}`;
const dots = (count: number) =>
  Array.from({ length: count }, (_, index) => button(carouselLabels.position(index + 1, count)));
const stop = button(carouselLabels.stop);
const tabs = (name: string | undefined) => [`tab ${name}`, `panel ${name}`];

const brand = link(company.name);
export const nav = Object.values(navLabels).map(link);
const callOut = [link(company.phone), link(company.email), link(actions.requestQuote)];
const contact = [link(company.email), link(company.phone)];

export const header = [link(headerWords.skip), brand, ...nav];
export const phoneHeader = [link(headerWords.skip), brand, button(headerWords.menu)];
export const footer = [brand, ...nav, ...services.map(({ title }) => link(title)), ...contact];

const home = [
  stop,
  link(actions.requestQuote),
  button(carouselLabels.previous),
  button(carouselLabels.next),
  ...dots(2),
  stop,
  ...services.slice(0, 3).map(({ title }) => link(`${actions.readMore}: ${title}`)),
  ...dots(services.length),
  link(actions.exploreServices),
  ...tabs(missionTabs[0]?.label),
  link(actions.getServices),
  link(actions.contactUs),
  stop,
  ...dots(testimonials.length),
  ...callOut,
  ...faq.map(({ question }) => `question ${question}`),
];

export const orders: Readonly<Record<string, readonly string[]>> = {
  '#/': home,
  '#/about-us': [
    ...tabs(missionTabs[0]?.label),
    ...tabs(milestones[0]?.year),
    ...dots(testimonials.length),
    ...callOut,
  ],
  '#/services': callOut,
  '#/language': [`field ${wallWords.filter}`, link(actions.requestQuote)],
  '#/industry': callOut,
  '#/contact-us': [
    ...contact,
    ...[formWords.name, formWords.email, formWords.phone, formWords.message].map(
      (label) => `field ${label}`,
    ),
    button(formWords.submit),
    link(actions.openInMaps),
  ],
  '#/no-such-page': nav,
};
