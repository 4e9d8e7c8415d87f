import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { render, screen } from '@testing-library/react';
import { faq } from '#words/faq';
import { languageExpertise } from '#words/home';
import { experience, languageClosing } from '#words/language';
import { testimonials } from '#words/testimonials';
import { App } from '../src/app';
import { company } from '../src/content/company';
import { scriptGroups } from '../src/content/languages';
import type { Progress } from '../src/content/types';
import { Languages } from '../src/pages/language/prerendered-languages';

const services = [
  'Translation Services',
  'DTP Services',
  'Content Writing',
  'Website Localization',
  'Voiceover & Subtitling',
  'Software Localization',
];
const { email, phone, phoneHref } = company;
const mail: Link = [email, `mailto:${email}`];
const call: Link = [phone, phoneHref];
const map: Link = ['Open in maps', company.map.link];
const header: readonly Link[] = [
  ['Home', '#/'],
  ['About Us', '#/about-us'],
  ['Our Services', '#/services'],
  ['Language', '#/language'],
  ['Industry', '#/industry'],
  ['Get A Quotes', '#/contact-us'],
];

type Link = readonly [name: string, href: string];

/** What the page says, in the order of the specification; its links, in theirs; the fewest pictures it asks for. */
interface Expected {
  readonly words: readonly string[];
  readonly links: readonly Link[];
  readonly pictures: number;
  readonly bars?: readonly Progress[];
}

const pages: Readonly<Record<string, Expected>> = {
  '/': {
    words: [
      'Professional Translation Services',
      'Request a Quote',
      'Language Bridging Experts',
      'Request a Quote',
      'WHY US',
      'Multilingual Translation',
      'Website & App Localization',
      'Interpretation Services',
      ...services.flatMap((title) => [title, 'Read more']),
      'Explore More Services',
      'Mission',
      'Vision',
      'Philosophy',
      'GET SERVICES',
      'CONTACT US',
      ...testimonials.map(({ quote }) => quote),
      '85%',
      '90%',
      '75%',
      'Analyze',
      'Translate',
      'Review',
      'Deliver',
      phone,
      email,
      ...faq.map(({ question }) => question),
    ],
    links: [
      ['Request a Quote', '#/contact-us'],
      ['Request a Quote', '#/contact-us'],
      ...services.map((title): Link => [`Read more: ${title}`, '#/services']),
      ['Explore More Services', '#/services'],
      ['GET SERVICES', '#/services'],
      ['CONTACT US', '#/contact-us'],
      call,
      mail,
    ],
    pictures: 2,
    bars: languageExpertise,
  },
  '/about-us': {
    words: [
      'Mission',
      'Vision',
      'Philosophy',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      ...testimonials.map(({ quote }) => quote),
      'How It Works',
      'Submit Your Request',
      'Project Assessment',
      'Translation & Review',
      'Delivery & Support',
    ],
    links: [],
    pictures: 5,
  },
  '/services': {
    words: ['The High Standard Trusted & Professional Services', ...services],
    links: [],
    pictures: 0,
  },
  '/language': {
    words: [
      'Our Journey',
      'Regional Language Expertise',
      'Industry-Focused Solutions',
      'Legal',
      'Medical',
      'Education',
      'Finance',
      'Government',
      'E-commerce',
      'Marketing',
      'IT/Software Localization',
      languageClosing.text,
      'Our Experience',
      'Certified Translators Across Indian Languages',
      '95%',
      'Client Satisfaction Rate',
      '98%',
      'Industry-Specific Translation Accuracy',
      '97%',
      'Project Turnaround Timeliness',
      '92%',
      'Repeat Client Engagements',
      '90%',
    ],
    links: [['CONTACT US', '#/contact-us']],
    pictures: 1,
    bars: experience,
  },
  '/industry': {
    words: [
      'Automobile',
      'CAD Services, DTP Services',
      'Telecom Industry',
      'Translation Service, Voiceover & Subtitling',
      'Legal',
      'Translation Service, Content Writing',
      'E-commerce & Retail',
      'Website Localization, Content Writing',
      'Travel',
      'Translation Service, Voiceover & Subtitling',
      'E-learning',
      'Voiceover & Subtitling, Software Localization',
      'Finance & Banking',
      'Translation Service, Content Writing',
      'Medical',
      'Translation Service, DTP Services',
    ],
    links: [],
    pictures: 8,
  },
  '/contact-us': {
    words: [
      'Sector 50, Noida, Uttar Pradesh',
      email,
      phone,
      'Get In Touch',
      'Name',
      'Email',
      'Phone',
      'Message',
      'Open in maps',
    ],
    links: [mail, call, map],
    pictures: 1,
  },
};

function open(path: string): HTMLElement {
  window.location.hash = path;
  render(
    <Languages value={scriptGroups}>
      <App />
    </Languages>,
  );
  return (
    document.querySelector<HTMLElement>('.page:not([hidden])') ?? assert.fail('no page is visible')
  );
}

const linksIn = (element: Element | null) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent?.trim(),
    link.getAttribute('href'),
  ]);

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

  test(`every picture at #${path} has a size and an alt, and lies in images/`, () => {
    const images = [...open(path).ownerDocument.querySelectorAll('img')];
    assert.ok(images.length > 0);
    for (const image of images) {
      assert.match(image.getAttribute('src') ?? '', /^images\/[a-z0-9-]+\.svg$/);
      assert.ok(image.hasAttribute('alt') && image.width > 0 && image.height > 0, image.outerHTML);
    }
  });
}

for (const [path, { words, links, pictures, bars = [] }] of Object.entries(pages)) {
  describe(`section 2: the page at #${path}`, () => {
    test('says what the specification says, in its order', () => {
      let rest = open(path).textContent ?? '';
      for (const word of words) {
        assert.ok(rest.includes(word), `"${word}" is not in its place, or missing`);
        rest = rest.slice(rest.indexOf(word) + word.length);
      }
      assert.ok(document.querySelectorAll('.page:not([hidden]) img').length >= pictures);
    });

    test('leads where the specification says, and nowhere unknown', () => {
      const found = linksIn(open(path)).map((link) => link.join(' → '));
      let last = -1;
      for (const link of links.map((one) => one.join(' → '))) {
        last = found.indexOf(link, last + 1);
        assert.ok(last >= 0, `${link} is not among ${found.join(', ')}`);
      }
      const known = [...header, mail, call, map].map(([, href]) => ` → ${href}`);
      assert.deepEqual(
        found.filter((link) => !known.some((end) => link.endsWith(end))),
        [],
      );
    });

    test('stands between the header and the footer with their links', () => {
      open(path);
      assert.deepEqual(linksIn(document.body)[0], ['Skip to content', `#${path}`]);
      const ofHeader = linksIn(document.querySelector('body > div > header')).filter(
        ([name]) => name !== 'Skip to content',
      );
      assert.deepEqual(ofHeader, [[company.name, '#/'], ...header]);
      const ofServices = services.map((title) => [title, '#/services']);
      assert.deepEqual(linksIn(document.querySelector('body > div > footer')), [
        [company.name, '#/'],
        ...header,
        ...ofServices,
        mail,
        call,
      ]);
    });

    test(`has ${bars.length} progress bars, each with its name, its value and what it measures`, () => {
      open(path);
      assert.equal(screen.queryAllByRole('progressbar').length, bars.length);
      for (const { label, percent, measures } of bars) {
        const bar = screen.getByRole<HTMLProgressElement>('progressbar', {
          name: new RegExp(`^${label}`),
        });
        assert.deepEqual([bar.value, bar.max], [percent, 100]);
        assert.equal(bar.closest('.progress-bar')?.textContent, `${label} ${percent}%${measures}`);
      }
    });
  });
}
