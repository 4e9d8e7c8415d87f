/*
 * The labels and figures that the specification fixes for the site as delivered: all of them, and
 * nowhere else. If you change one of them on purpose, the site is yours: edit its line here, or
 * delete this file. No other test depends on it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
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

/** What differs from the specification, and what agrees. */
const different: [name: string, actual: unknown, expected: unknown][] = [];
const specifiedNames: string[] = [];

/** Compares the site with the specification, from which owners may differ as they like. */
function specified(what: string, actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) specifiedNames.push(`specification: ${what}`);
  else different.push([`the site differs from its specification in ${what}`, actual, expected]);
}

function titlesOf(items: readonly { readonly title: string }[]) {
  return items.map(({ title }) => title);
}

specified(
  'the pages in the header, in their order (section 2)',
  routes
    .filter((path) => !routesOutsideHeader.includes(path))
    .map((path) => [path, navLabels[path]]),
  [
    ['/', 'Home'],
    ['/about-us', 'About Us'],
    ['/services', 'Our Services'],
    ['/language', 'Language'],
    ['/industry', 'Industry'],
    ['/contact-us', 'Get A Quotes'],
  ],
);

specified('the slides of the banner (section 2)', titlesOf(slides), [
  'Professional Translation Services',
  'Language Bridging Experts',
]);

specified(
  'the WHY US section (section 2)',
  [homeSections.whyUs.eyebrow, ...titlesOf(features)],
  ['WHY US', 'Multilingual Translation', 'Website & App Localization', 'Interpretation Services'],
);

specified(
  'the links and buttons of the home page (section 2)',
  [
    actions.requestQuote,
    actions.readMore,
    actions.exploreServices,
    actions.getServices,
    actions.contactUs,
  ],
  ['Request a Quote', 'Read more', 'Explore More Services', 'GET SERVICES', 'CONTACT US'],
);

specified('the four steps of the process (section 2)', titlesOf(processSteps), [
  'Analyze',
  'Translate',
  'Review',
  'Deliver',
]);

specified('the number of testimonials (section 2)', testimonials.length, 4);

const faqTopics = [/languages.* support/i, /translation process/i, /certified translations/i];
specified(
  'the three questions: languages, process, certified translations (section 2)',
  faq.map(({ question }) => faqTopics.findIndex((topic) => topic.test(question))),
  [0, 1, 2],
);

specified(
  'the mission tabs (section 2)',
  missionTabs.map(({ label }) => label),
  ['Mission', 'Vision', 'Philosophy'],
);

// The type of the words gives each year three bullets.
specified(
  'the years of the timeline (section 2)',
  milestones.map(({ year }) => year),
  ['2021', '2022', '2023', '2024', '2025'],
);

specified(
  'the steps of How It Works (section 2)',
  [aboutSections.howItWorks.heading, ...titlesOf(howItWorks)],
  [
    'How It Works',
    'Submit Your Request',
    'Project Assessment',
    'Translation & Review',
    'Delivery & Support',
  ],
);

specified(
  'the services and their heading (section 2)',
  [headings['/services'].h1, ...titlesOf(services)],
  [
    'The High Standard Trusted & Professional Services',
    'Translation Services',
    'DTP Services',
    'Content Writing',
    'Website Localization',
    'Voiceover & Subtitling',
    'Software Localization',
  ],
);

specified(
  'the headings of the Language page (section 2)',
  [...languageSections.map(({ heading }) => heading), solutionsHeading, experienceHeading],
  ['Our Journey', 'Regional Language Expertise', 'Industry-Focused Solutions', 'Our Experience'],
);

specified(
  'the industries of the Language page (section 2)',
  titlesOf(solutions).map((title) => title.toLowerCase()),
  [
    'legal',
    'medical',
    'education',
    'finance',
    'government',
    'e-commerce',
    'marketing',
    'it/software localization',
  ],
);

specified(
  'the industry table (section 2)',
  industries.map((industry) => [industry.title, titlesOf(industry.offers).join(', ')]),
  [
    ['Automobile', 'CAD Services, DTP Services'],
    ['Telecom Industry', 'Translation Service, Voiceover & Subtitling'],
    ['Legal', 'Translation Service, Content Writing'],
    ['E-commerce & Retail', 'Website Localization, Content Writing'],
    ['Travel', 'Translation Service, Voiceover & Subtitling'],
    ['E-learning', 'Voiceover & Subtitling, Software Localization'],
    ['Finance & Banking', 'Translation Service, Content Writing'],
    ['Medical', 'Translation Service, DTP Services'],
  ],
);

specified(
  'the office and the form (section 2)',
  [company.address.street, company.address.locality, company.address.region, formWords.heading],
  ['Sector 50', 'Noida', 'Uttar Pradesh', 'Get In Touch'],
);

const claimTopics = [
  /^Indian regional languages$/,
  /^certified translations$/,
  /^clients/,
  /^client satisfaction/,
  /^complian/,
];
specified(
  'the six claims (sections 1 and 9)',
  claims.map(({ figure, label }) => [
    figure,
    [...claimTopics, /^support/].findIndex((topic) => topic.test(label)),
  ]),
  [
    ['50+', 0],
    ['✓', 1],
    ['100+', 2],
    ['98%', 3],
    ['ISO 17100', 4],
    ['24/7', 5],
  ],
);

specified(
  'the bars of the home page (section 9)',
  expertise.map(({ percent }) => percent),
  [85, 90, 75],
);

specified(
  'the bars of the Language page (section 9)',
  experience.map(({ label, percent }) => [label, percent]),
  [
    ['Certified Translators Across Indian Languages', 95],
    ['Client Satisfaction Rate', 98],
    ['Industry-Specific Translation Accuracy', 97],
    ['Project Turnaround Timeliness', 92],
    ['Repeat Client Engagements', 90],
  ],
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
  { autoplay, autoplaySpeed, speed, fade },
  { autoplay: true, autoplaySpeed: 6000, speed: 1000, fade: true },
);
specified('the arrows and dots of the banner (section 9)', shown('banner', [480, 481, 768, 769]), [
  '480 1',
  '481 1 dots',
  '768 1 dots',
  '769 1 arrows dots',
]);
specified(
  'the slides of the service carousel (section 9)',
  shown('services', [629, 630, 939, 940]).map((text) => text.replace(' dots', '')),
  ['629 1', '630 2', '939 2', '940 3'],
);
specified(
  'the slides of the testimonials on the home page (section 9)',
  shown('testimonials-home', [619, 620, 1198, 1199]),
  ['619 1 dots', '620 2 dots', '1198 2 dots', '1199 3 dots'],
);
specified(
  'the slides of the testimonials on the About Us page (section 9)',
  shown('testimonials-about', [619, 620, 991, 992]),
  ['619 1 dots', '620 2 dots', '991 2 dots', '992 3 dots'],
);
specified(
  'which carousels fade (section 9)',
  Object.entries(carousels).flatMap(([name, settings]) => (settings.fade ? [name] : [])),
  ['banner'],
);
specified(
  'which carousels move by themselves (section 9)',
  Object.entries(carousels).flatMap(([name, settings]) => (settings.autoplay ? [name] : [])),
  ['banner', 'services', 'testimonials-home'],
);

const named = [
  'Hindi',
  'Bengali',
  'Tamil',
  'Telugu',
  'Marathi',
  'Gujarati',
  'Kannada',
  'Malayalam',
  'Punjabi',
];
const staffed = scriptGroups.flatMap(({ languages }) =>
  languages.filter(({ onRequest }) => !onRequest),
);
specified(
  'the languages that it names, in the list and not on request (section 1)',
  named.filter((name) => !staffed.some((language) => language.name === name)),
  [],
);
specified(
  'the languages that it names, in the answer to the first question (section 1)',
  named.filter((name) => !faq[0]?.answer.includes(name)),
  [],
);
specified(
  'more than 50 languages in the list that are not on request (section 9)',
  new Set(staffed.map(({ tag }) => tag.split('-')[0])).size > 50,
  true,
);
specified(
  'the 22 scheduled languages',
  new Set(
    scriptGroups.flatMap(({ languages }) =>
      languages.filter(({ scheduled }) => scheduled).map(({ tag }) => tag.split('-')[0]),
    ),
  ).size,
  22,
);

// The first line of the output, which is the name of a test, says what to do.
const advice =
  'If you changed it on purpose, write the new value into test/specification.test.ts, or delete that file';
for (const [name, actual, expected] of different)
  test(`${name}. ${advice}`, () => assert.deepEqual(actual, expected));
for (const name of specifiedNames) test(name, () => undefined);
