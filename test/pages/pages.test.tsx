import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render, screen } from '@testing-library/react';
import { howItWorks, missionTabs } from '#words/about';
import { beforeYouAsk } from '#words/before-you-ask';
import { faq } from '#words/faq';
import { homeSections, processSteps } from '#words/home';
import { actions, formWords, headerWords, navLabels } from '#words/interface';
import {
  experienceHeading,
  languageClosing,
  languageSections,
  solutions,
  solutionsHeading,
  wallWords,
} from '#words/language';
import { headings as pageHeadings } from '#words/pages';
import { testimonials } from '#words/testimonials';
import { App } from '../../src/app';
import { company } from '../../src/content/company';
import { phoneHref } from '../../src/content-model/contacts';
import { formatPercent, officeAddress } from '../../src/content-model/labels';
import {
  experience,
  expertise,
  features,
  industries,
  milestones,
  services,
  slides,
} from '../../src/content-model/lists-with-words';
import { routes, routesOutsideHeader } from '../../src/schema/routes';
import type { Detail, Testimonial } from '../../src/schema/types';
import { Testimonials } from '../../src/sections/testimonials';

/*
 * The order of each page's parts and the targets of its links, with any words of the owner. Headings
 * are checked by axe, and links to nowhere by the build.
 */

const { email, phone } = company;
const mail = link(email, `mailto:${email}`);
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
    ...languageSections.map(({ heading }) => heading),
    solutionsHeading,
    ...titlesOf(solutions),
    wallWords.heading,
    languageClosing.heading,
    languageClosing.text,
    quote,
    experienceHeading,
    ...barWords(experience),
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

function open(path: string): HTMLElement {
  window.location.hash = path;
  render(<App />);
  return (
    document.querySelector<HTMLElement>('.page:not([hidden])') ?? assert.fail('no page is visible')
  );
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
    let rest = outlineOf(open(path));
    for (const word of words) {
      assert.ok(rest.includes(word), `"${word}" is not in its place, or missing`);
      rest = rest.slice(rest.indexOf(word) + word.length);
    }
  });

test('a page is between the header and the footer with their links', () => {
  open('/services');
  const brand = link(company.name, '#/');
  const inHeader = routes.filter((path) => !routesOutsideHeader.includes(path));
  assert.deepEqual(linksIn('body > div > header'), [
    link(headerWords.skip, '#/services'),
    brand,
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

for (const [path, bars] of [
  ['/', expertise],
  ['/language', experience],
] as const)
  test(`the page at #${path} has a progress bar for each figure, with its name and value`, () => {
    open(path);
    const found = screen.getAllByRole<HTMLProgressElement>('progressbar');
    const seen = found.map((bar) => {
      const isItem = bar.closest('section ul > li') !== null;
      return [bar.getAttribute('aria-label'), bar.value, bar.max, isItem];
    });
    assert.deepEqual(
      seen,
      bars.map(({ label, percent }) => [label, percent, 100, true]),
    );
  });

test('without testimonials, the section of testimonials is left out', (t) => {
  const list = testimonials as Testimonial[];
  const all = list.splice(0);
  t.after(() => list.push(...all));
  const { container } = render(<Testimonials name="testimonials-home" />);
  assert.equal(container.childElementCount, 0);
});
