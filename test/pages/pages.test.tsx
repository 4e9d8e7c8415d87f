import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { howItWorks, missionTabs } from '#words/about';
import { beforeYouAsk } from '#words/before-you-ask';
import { contactWords } from '#words/contact';
import { faq } from '#words/faq';
import { homeSections, processSteps } from '#words/home';
import {
  actions,
  carouselNames,
  formWords,
  headerWords,
  messageWords,
  navLabels,
  notFoundWords,
  tabNames,
} from '#words/interface';
import {
  experienceHeading,
  languageClosing,
  languageIntro,
  languageSections,
  solutions,
  solutionsHeading,
  wallWords,
} from '#words/language';
import { headings as pageHeadings } from '#words/pages';
import { descriptions } from '#words/pictures';
import { testimonials } from '#words/testimonials';
import { App } from '../../src/app';
import { company } from '../../src/content/company';
import { mailtoHref, phoneHref } from '../../src/content-model/contacts';
import { formatPercent, officeAddress } from '../../src/content-model/labels';
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
} from '../../src/content-model/lists-with-words';
import { NotFound } from '../../src/pages/not-found/not-found';
import { routes, routesOutsideHeader } from '../../src/schema/routes';
import type { Detail } from '../../src/schema/types';

/*
 * The order of each page's parts and the targets of its links, with any words of the owner. Headings
 * are checked by axe, and links to nowhere by the build.
 */

const { email, phone } = company;
const mail = link(email, mailtoHref(email, messageWords.subject, contactWords.mailText));
const call = link(phone, phoneHref(phone));
const maps = company.map.link ? [link(actions.openInMaps, company.map.link)] : [];
const quote = link(actions.requestQuote, '#/contact-us');
const allPages = routes.map((path) => link(navLabels[path], `#${path}`));

/** How `outlineOf` writes a link. */
function link(name: string, href: string): string {
  return `${name} → ${href}`;
}

function titlesOf(items: readonly { readonly title: string }[]): string[] {
  return items.map(({ title }) => title);
}

function barWords(bars: typeof experience | typeof expertise): string[] {
  return bars.flatMap(({ label, percent, measures }) => [label, formatPercent(percent), measures]);
}

const pages: Readonly<Record<string, readonly string[]>> = {
  '/': [
    ...slides.flatMap(({ title, text }) => [title, text, quote]),
    homeSections.whyUs.eyebrow,
    ...titlesOf(features),
    ...services.flatMap(({ title, summary }) => [
      title,
      summary,
      link(`${actions.readMore}: ${title}`, '#/services'),
    ]),
    link(actions.exploreServices, '#/services'),
    ...missionTabs.map(({ label }) => label),
    link(actions.getServices, '#/services'),
    link(actions.contactUs, '#/contact-us'),
    ...testimonials.map((testimonial) => testimonial.quote),
    ...barWords(expertise),
    ...titlesOf(processSteps),
    call,
    mail,
    ...faq.map(({ question }) => question),
  ],
  '/about-us': [
    ...missionTabs.map(({ label }) => label),
    ...milestones.map(({ year }) => year),
    ...testimonials.map((testimonial) => testimonial.quote),
    ...titlesOf(howItWorks),
  ],
  '/services': [
    pageHeadings['/services'].h1,
    ...services.flatMap(({ title, text }) => [title, text]),
    ...beforeYouAsk.flatMap(({ title, text, steps = [] }: Detail) => [title, text, ...steps]),
  ],
  '/language': [
    wallWords.link,
    ...languageSections.map(({ heading }) => heading),
    solutionsHeading,
    ...titlesOf(solutions),
    languageClosing.heading,
    languageClosing.text,
    quote,
    experienceHeading,
    ...barWords(experience),
    wallWords.heading,
  ],
  '/industry': industries.flatMap(({ title, offers }) => [title, ...titlesOf(offers)]),
  // The details follow the form, which a visitor of this page came for.
  '/contact-us': [
    formWords.heading,
    formWords.name,
    formWords.email,
    formWords.phone,
    formWords.message,
    officeAddress,
    mail,
    call,
    ...maps,
  ],
};

/** The prerendered site, which visitors see first, or always where no script runs. */
const site = document.createElement('div');
site.innerHTML = renderToString(<App />);

function pageAt(path: string): HTMLElement {
  return site.querySelector<HTMLElement>(`[id="${path}"]`) ?? assert.fail(`no page is at ${path}`);
}

/** The text of an element, in which its target follows each link. */
function outlineOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll('a'))
    one.textContent = link(one.textContent.trim(), one.getAttribute('href') ?? '');
  return copy.textContent;
}

/** The links of an element, but for those to other languages (edition-links.test.tsx). */
function linksIn(css: string): string[] {
  return [...document.querySelectorAll(`${css} a`)]
    .filter((one) => !one.closest('.edition-links'))
    .map((one) => link(one.textContent.trim(), one.getAttribute('href') ?? ''));
}

for (const [path, words] of Object.entries(pages))
  test(`the page at #${path} has the text and links of the content, in the specified order`, () => {
    let rest = outlineOf(pageAt(path));
    for (const word of words) {
      assert.ok(rest.includes(word), `"${word}" is not in its place, or missing`);
      rest = rest.slice(rest.indexOf(word) + word.length);
    }
  });

test('F7 a page is between the header and the footer with their links', () => {
  window.location.hash = '/services';
  render(<App />);
  const brand = link(company.name, '#/');
  const inHeader = routes.filter((path) => !routesOutsideHeader.includes(path));
  assert.deepEqual(linksIn('body > div > header'), [
    link(headerWords.skip, '#/services'),
    brand,
    // Beside the menu button of a phone.
    link(navLabels['/contact-us'], '#/contact-us'),
    ...inHeader.map((path) => link(navLabels[path], `#${path}`)),
  ]);
  assert.deepEqual(linksIn('body > div > footer'), [
    brand,
    ...allPages,
    ...titlesOf(services).map((title) => link(title, '#/services')),
    mail,
    call,
  ]);
});

test('R7 each page has one heading of level 1, which can take the focus', () => {
  const articles = [...site.querySelectorAll('.page')];
  assert.equal(articles.length, routes.length + 1, 'the pages, and the one for other addresses');
  for (const article of articles) {
    const headings = [...article.querySelectorAll('h1')];
    assert.deepEqual(
      headings.map((heading) => heading.getAttribute('tabindex')),
      ['-1'],
      article.id,
    );
  }
});

test('every picture that the content describes is on a page, with its description', () => {
  const shown = [...site.querySelectorAll('img')].map(({ alt }) => alt);
  assert.deepEqual(
    Object.values(descriptions).filter((description) => !shown.includes(description)),
    [],
  );
});

test('the head of every page but home and contact has a picture', () => {
  for (const path of ['/about-us', '/services', '/language', '/industry'])
    assert.ok(pageAt(path).querySelector('.page-head img'), `${path} has no picture in its head`);
});

test('the carousels and tabs have the names of the content', () => {
  const named = [...site.querySelectorAll('section[aria-label], [role="radiogroup"][aria-label]')];
  const { banner, services: summaries, testimonials: clients } = carouselNames;
  const clientNames = testimonials.length > 0 ? [clients] : [];
  assert.deepEqual(
    named.map((one) => one.getAttribute('aria-label')),
    [
      ...[banner, summaries, tabNames.mission, ...clientNames],
      ...[tabNames.mission, tabNames.milestones, ...clientNames],
    ],
  );
});

test('the offers of an industry are separated by commas', () => {
  const items = [...pageAt('/industry').querySelectorAll('.industry-grid > li')];
  assert.deepEqual(
    items.map((item) => item.lastElementChild?.textContent.trim()),
    industries.map(({ offers }) => titlesOf(offers).join(', ')),
  );
});

test('the words of the Language page say how many scripts are on its wall', () => {
  const { textContent } = pageAt('/language').querySelector('.prose') as Element;
  for (const paragraph of languageIntro.paragraphs)
    assert.ok(
      textContent.includes(paragraph.replace('{scripts}', `${scriptGroups.length}`)),
      `“${paragraph}” is not on the page`,
    );
});

test('E5 a figure of the claims is written from left to right in any edition', () => {
  const figures = [...pageAt('/').querySelectorAll<HTMLElement>('.claims b')];
  assert.deepEqual(
    figures.map(({ dir, textContent, parentElement }) => [
      dir,
      parentElement?.textContent.slice(textContent.length),
    ]),
    claims.map(({ label }) => ['ltr', ` ${label}`]),
  );
});

for (const [what, address, shown] of [
  ['an empty line until the script knows the address', '', '\u00a0'],
  ['the requested address', '/nope', '/nope'],
  ['no more than 200 letters of the address', `/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
] as const)
  test(`R3 the not-found page shows ${what}, within its sentence`, () => {
    const { container } = render(<NotFound address={address} />);
    assert.equal(container.querySelector('bdi')?.textContent, shown);
    const sentence = notFoundWords.asked.replace('{address}', shown);
    assert.equal(container.querySelector('.lead')?.textContent, sentence);
  });
