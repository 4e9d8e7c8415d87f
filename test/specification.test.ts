/*
 * The labels and figures that the specification fixes for the site as delivered: all of them, and
 * nowhere else. Once you have replaced the sample of the company's details, the site is yours, and
 * this test is left out.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContent } from '../src/build/sources/content';
import { readSources } from '../src/build/sources/files';
import { translationsOf } from '../src/build/sources/translations';
import { type CarouselName, carousels, settingsAt } from '../src/carousel/settings';
import { company } from '../src/content/company';
import { aboutSections, howItWorks, missionTabs } from '../src/content/en/about';
import { faq } from '../src/content/en/faq';
import { homeSections, processSteps } from '../src/content/en/home';
import { actions, formWords, navLabels } from '../src/content/en/interface';
import {
  experienceHeading,
  languageSections,
  solutions,
  solutionsHeading,
} from '../src/content/en/language';
import { headings } from '../src/content/en/pages';
import { testimonials } from '../src/content/en/testimonials';
import { isPlaceholder } from '../src/content-model/contacts';
import {
  claims,
  experience,
  expertise,
  features,
  industries,
  milestones,
  scriptGroups,
  services,
  slides,
} from '../src/content-model/lists-with-words';
import { routes, routesOutsideHeader } from '../src/schema/routes';
import { filled } from './helpers/facts';

const isDelivered = 'sample' in company.registered && isPlaceholder(company.phone);

/** Compares items of the site with those of the specification. */
function specified(what: string, actual: readonly unknown[], expected: string): void {
  const items = expected.split(/\n| \| /).map((item) => item.trim());
  test(`the specification: ${what}`, { skip: !isDelivered }, () => {
    assert.deepEqual(actual.map(String), items.filter(Boolean));
  });
}

function titlesOf(items: readonly { readonly title: string }[]): string[] {
  return items.map(({ title }) => title);
}

const sources = await readSources();
const content = readContent(sources);
specified(
  'each translation is beside its English text; if not, correct it, then: npm run words -- beside <tag>',
  content.tags
    .filter((tag) => tag !== 'en')
    .flatMap((tag) => translationsOf(content, sources, tag))
    .filter(({ state }) => state.startsWith('needs-'))
    .map(({ item, state }) => `${content.lineOf(item)}${state}`),
  '',
);

if (!isDelivered)
  test('the site is no longer as delivered: its specification is left out', () => {});

specified(
  'the pages in the header, in their order (section 2)',
  routes
    .filter((path) => !routesOutsideHeader.includes(path))
    .map((path) => `${path} ${navLabels[path]}`),
  `/ Home | /about-us About Us | /services Our Services | /language Language
  /industry Industry | /contact-us Get A Quotes`,
);

specified(
  'the slides of the banner (section 2)',
  titlesOf(slides),
  'Professional Translation Services | Language Bridging Experts',
);

specified(
  'the WHY US section (section 2)',
  [homeSections.whyUs.eyebrow, ...titlesOf(features)],
  'WHY US | Multilingual Translation | Website & App Localization | Interpretation Services',
);

const { requestQuote, readMore, exploreServices, getServices, contactUs } = actions;
specified(
  'the links and buttons of the home page (section 2)',
  [requestQuote, readMore, exploreServices, getServices, contactUs],
  'Request a Quote | Read more | Explore More Services | GET SERVICES | CONTACT US',
);

specified(
  'the four steps of the process (section 2)',
  [titlesOf(processSteps)],
  'Analyze,Translate,Review,Deliver',
);

const topics = [/languages.* support/i, /translation process/i, /certified translations/i];
specified(
  'four testimonials, and three questions: languages, process, certified translations (section 2)',
  [testimonials.length, faq.map(({ question }) => topics.findIndex((one) => one.test(question)))],
  '4 | 0,1,2',
);

specified(
  'the mission tabs (section 2)',
  [missionTabs.map(({ label }) => label)],
  'Mission,Vision,Philosophy',
);

specified(
  'the years of the timeline, each with three bullets (section 2)',
  milestones.map(({ year, bullets }) => `${year} ${bullets.length}`),
  '2021 3 | 2022 3 | 2023 3 | 2024 3 | 2025 3',
);

specified(
  'the steps of How It Works (section 2)',
  [aboutSections.howItWorks.heading, ...titlesOf(howItWorks)],
  `How It Works | Submit Your Request | Project Assessment | Translation & Review
  Delivery & Support`,
);

specified(
  'the services and their heading (section 2)',
  [headings['/services'].h1, ...titlesOf(services)],
  `The High Standard Trusted & Professional Services | Translation Services | DTP Services
  Content Writing | Website Localization | Voiceover & Subtitling | Software Localization`,
);

specified(
  'the headings of the Language page (section 2)',
  [...languageSections.map(({ heading }) => heading), solutionsHeading, experienceHeading],
  'Our Journey | Regional Language Expertise | Industry-Focused Solutions | Our Experience',
);

specified(
  'the industries of the Language page (section 2)',
  titlesOf(solutions).map((title) => title.toLowerCase()),
  `legal | medical | education | finance | government | e-commerce | marketing
  it/software localization`,
);

specified(
  'the industry table (section 2)',
  industries.map(({ title, offers }) => `${title}: ${titlesOf(offers).join(', ')}`),
  `Automobile: CAD Services, DTP Services
  Telecom Industry: Translation Service, Voiceover & Subtitling
  Legal: Translation Service, Content Writing
  E-commerce & Retail: Website Localization, Content Writing
  Travel: Translation Service, Voiceover & Subtitling
  E-learning: Voiceover & Subtitling, Software Localization
  Finance & Banking: Translation Service, Content Writing
  Medical: Translation Service, DTP Services`,
);

const { street, locality, region } = company.address;
specified(
  'the office and the form (section 2)',
  [street, locality, region, formWords.heading],
  'Sector 50 | Noida | Uttar Pradesh | Get In Touch',
);

specified(
  'the six claims (sections 1 and 9)',
  claims.map(({ figure, label }) => `${filled(figure)} ${label.replace(/[ ,(].*/, '')}`),
  '50+ Indian | ✓ certified | 100+ clients | 98% client | ISO 17100 compliant | 24/7 support',
);

specified(
  'the bars of the home page (section 9)',
  [expertise.map(({ percent }) => percent)],
  '85,90,75',
);

specified(
  'the bars of the Language page (section 9)',
  experience.map(({ label, percent }) => `${label} ${percent}`),
  `Certified Translators Across Indian Languages 95 | Client Satisfaction Rate 98
  Industry-Specific Translation Accuracy 97 | Project Turnaround Timeliness 92
  Repeat Client Engagements 90`,
);

/** The number of slides in view in windows of these widths, in CSS px. */
function shown(name: CarouselName, widths: readonly number[]) {
  return widths.map((width) => {
    const { slidesToShow, arrows, dots } = settingsAt(carousels[name], width);
    return [width, slidesToShow, arrows && 'arrows', dots && 'dots'].filter(Boolean).join(' ');
  });
}

const { autoplay, autoplaySpeed, speed, fade } = carousels.banner;
specified(
  'the timing of the banner (section 9)',
  [autoplay, autoplaySpeed, speed, fade],
  'true | 6000 | 1000 | true',
);
specified(
  'the slides, arrows and dots of the carousels (section 9)',
  [
    ...shown('banner', [480, 481, 768, 769]),
    ...shown('services', [629, 630, 939, 940]).map((text) => text.replace(' dots', '')),
    ...shown('testimonials-home', [619, 620, 1198, 1199]),
    ...shown('testimonials-about', [619, 620, 991, 992]),
  ],
  `480 1 | 481 1 dots | 768 1 dots | 769 1 arrows dots | 629 1 | 630 2 | 939 2 | 940 3
  619 1 dots | 620 2 dots | 1198 2 dots | 1199 3 dots | 619 1 dots | 620 2 dots | 991 2 dots
  992 3 dots`,
);
specified(
  'which carousels fade, and which move by themselves (section 9)',
  Object.entries(carousels).map(([name, one]) => `${name} ${one.fade} ${one.autoplay}`),
  `banner true true | services false true | testimonials-home false true
  testimonials-about false false`,
);

const languages = scriptGroups.flatMap((group) => group.languages);
const staffed = languages.filter(({ onRequest }) => !onRequest);
const tagsOf = (items: typeof languages) => new Set(items.map(({ tag }) => tag.split('-')[0]));
const named = 'Hindi Bengali Tamil Telugu Marathi Gujarati Kannada Malayalam Punjabi'.split(' ');
specified(
  'the languages that it names are in the list, not on request, and in the first answer (section 1)',
  named.filter(
    (name) => !staffed.some((one) => one.name === name) || !faq[0]?.answer.includes(name),
  ),
  '',
);
specified(
  'more than 50 languages that are not on request, among them the 22 scheduled ones (section 9)',
  [tagsOf(staffed).size > 50, tagsOf(languages.filter(({ scheduled }) => scheduled)).size],
  'true | 22',
);
