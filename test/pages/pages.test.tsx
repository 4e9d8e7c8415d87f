import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
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
import type { Detail, Testimonial } from '../../src/content-model/types';
import { hrefTo, routes, routesOutsideHeader } from '../../src/router/routes';
import { Testimonials } from '../../src/sections/testimonials';

/* The order of each page's parts and the targets of its links, with any words of the owner. */

const { email, phone } = company;
const mail: Link = [email, `mailto:${email}`];
const call: Link = [phone, phoneHref(phone)];
const maps: readonly Link[] = company.map.link ? [[actions.openInMaps, company.map.link]] : [];
const quote: Link = [actions.requestQuote, '#/contact-us'];
const allPages: readonly Link[] = routes.map((path) => [navLabels[path], hrefTo(path)]);
const header = allPages.filter(
  (_, index) => !routesOutsideHeader.some((path) => path === routes[index]),
);
const titlesOf = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);
const barWords = (bars: typeof experience | typeof expertise) =>
  bars.flatMap(({ label, percent, measures }) => [label, formatPercent(percent), measures]);

type Link = readonly [name: string, href: string];

/** The texts and links in their order, the minimum of pictures, and the number of progress bars. */
interface Expected {
  readonly words: readonly string[];
  readonly links: readonly Link[];
  readonly pictures: number;
  readonly bars?: number;
}

const pages: Readonly<Record<string, Expected>> = {
  '/': {
    words: [
      ...slides.flatMap(({ title, text }) => [title, text, actions.requestQuote]),
      homeSections.whyUs.eyebrow,
      ...titlesOf(features),
      ...services.flatMap(({ title, summary }) => [title, summary, actions.readMore]),
      actions.exploreServices,
      ...missionTabs.map(({ label }) => label),
      actions.getServices,
      actions.contactUs,
      ...testimonials.map((testimonial) => testimonial.quote),
      ...barWords(expertise),
      ...titlesOf(processSteps),
      phone,
      email,
      ...faq.map(({ question }) => question),
    ],
    links: [
      ...slides.map(() => quote),
      ...services.map(({ title }): Link => [`${actions.readMore}: ${title}`, '#/services']),
      [actions.exploreServices, '#/services'],
      [actions.getServices, '#/services'],
      [actions.contactUs, '#/contact-us'],
      call,
      mail,
    ],
    pictures: slides.length + features.length + services.length,
    bars: expertise.length,
  },
  '/about-us': {
    words: [
      ...missionTabs.map(({ label }) => label),
      ...milestones.map(({ year }) => year),
      ...testimonials.map((testimonial) => testimonial.quote),
      ...titlesOf(howItWorks),
    ],
    links: [],
    pictures: milestones.length,
  },
  '/services': {
    words: [
      pageHeadings['/services'].h1,
      ...services.flatMap(({ title, text }) => [title, text]),
      ...beforeYouAsk.flatMap(({ title, text, steps = [] }: Detail) => [title, text, ...steps]),
    ],
    links: [],
    pictures: services.length,
  },
  '/language': {
    words: [
      ...languageSections.map(({ heading }) => heading),
      solutionsHeading,
      ...titlesOf(solutions),
      languageClosing.text,
      experienceHeading,
      ...barWords(experience),
    ],
    links: [quote],
    pictures: 1,
    bars: experience.length,
  },
  '/industry': {
    words: industries.flatMap(({ title, offers }) => [title, titlesOf(offers).join(', ')]),
    links: [],
    pictures: industries.length,
  },
  '/contact-us': {
    // The details follow the form, which a visitor of this page came for.
    words: [
      formWords.heading,
      formWords.name,
      formWords.email,
      formWords.phone,
      formWords.message,
      officeAddress,
      email,
      phone,
    ],
    links: [mail, call, ...maps],
    pictures: 1,
  },
};

function open(path: string): HTMLElement {
  window.location.hash = path;
  render(<App />);
  return (
    document.querySelector<HTMLElement>('.page:not([hidden])') ?? assert.fail('no page is visible')
  );
}

/**
 * The links of an element, without those to other languages, which edition-links.test.tsx checks.
 */
const linksIn = (element: Element | null) =>
  [...(element?.querySelectorAll('a') ?? [])]
    .filter((link) => !link.closest('.edition-links'))
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);

for (const path of [...Object.keys(pages), '/nope']) {
  test(`the page at #${path} has one h1, and no heading skips a level`, () => {
    open(path);
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
      (heading) => !heading.closest('.page[hidden]'),
    );
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    assert.equal(levels[0], 1);
    assert.deepEqual(
      levels.filter((level, index) => level === 1 || level > (levels[index - 1] ?? 0) + 1),
      [1],
    );
    for (const heading of headings) assert.notEqual(heading.textContent?.trim(), '');
  });
}

for (const [path, { words, links, pictures, bars = 0 }] of Object.entries(pages)) {
  describe(`the page at #${path}`, () => {
    test(`the page at #${path} has the text of the content, in the specified order`, () => {
      let rest = open(path).textContent ?? '';
      for (const word of words) {
        assert.ok(rest.includes(word), `"${word}" is not in its place, or missing`);
        rest = rest.slice(rest.indexOf(word) + word.length);
      }
      assert.ok(document.querySelectorAll('.page:not([hidden]) img').length >= pictures);
    });

    test(`the page at #${path} has the specified links, and none to an unknown page`, () => {
      const found = linksIn(open(path)).map((link) => link.join(' → '));
      let last = -1;
      for (const link of links.map((one) => one.join(' → '))) {
        last = found.indexOf(link, last + 1);
        assert.ok(last >= 0, `${link} is not among ${found.join(', ')}`);
      }
      const known = [...allPages, mail, call, ...maps].map(([, href]) => href);
      const dead = found.filter((link) => {
        const href = link.split(' → ').at(-1) ?? '';
        return href.startsWith('#') && !known.includes(href.replace(/\?.*/, ''));
      });
      assert.deepEqual(dead, []);
    });

    test(`the page at #${path} is between the header and the footer with their links`, () => {
      open(path);
      assert.deepEqual(linksIn(document.body)[0], [headerWords.skip, `#${path}`]);
      const ofHeader = linksIn(document.querySelector('body > div > header')).filter(
        ([name]) => name !== headerWords.skip,
      );
      assert.deepEqual(ofHeader, [[company.name, '#/'], ...header]);
      const ofServices = services.map(({ title }) => [title, '#/services']);
      assert.deepEqual(linksIn(document.querySelector('body > div > footer')), [
        [company.name, '#/'],
        ...allPages,
        ...ofServices,
        mail,
        call,
      ]);
    });

    test(`the page at #${path} has ${bars} progress bars, each with its name and value`, () => {
      open(path);
      const found = screen.queryAllByRole<HTMLProgressElement>('progressbar');
      assert.equal(found.length, bars);
      for (const bar of found) {
        const text = bar.closest('.progress-bar')?.textContent ?? '';
        assert.ok(text.startsWith(`${bar.getAttribute('aria-label')} ${formatPercent(bar.value)}`));
        assert.equal(bar.max, 100);
      }
    });
  });
}

test('without testimonials, the section of testimonials is left out', (t) => {
  const list = testimonials as Testimonial[];
  const all = list.splice(0);
  t.after(() => list.push(...all));
  const { container } = render(<Testimonials name="testimonials-home" />);
  assert.equal(container.childElementCount, 0);
});
