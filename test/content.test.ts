import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { howItWorks, milestones, missionTabs } from '#words/about';
import { company } from '../src/content/company';
import { faq } from '#words/faq';
import { claims, features, languageExpertise, processSteps, slides } from '#words/home';
import { industries } from '#words/industries';
import { actions, formWords, navLabels } from '#words/interface';
import {
  experience,
  experienceHeading,
  languageSections,
  solutions,
  solutionsHeading,
} from '#words/language';
import { headings } from '#words/pages';
import { services } from '#words/services';
import { testimonials } from '#words/testimonials';
import { scriptGroups } from '../src/content/languages';

const titlesOf = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);
const barsOf = (bars: readonly { readonly label: string; readonly percent: number }[]) =>
  bars.map(({ label, percent }) => `${label} ${percent}`);

/** Every text in the files of src/content/, with the name of the file and of the value that holds it. */
const folder = new URL('../src/content/en/', import.meta.url);
const modules = await Promise.all(
  readdirSync(folder).map(
    async (file) => [file, (await import(new URL(file, folder).href)) as unknown] as const,
  ),
);
const textsIn = (value: unknown, where: string): { where: string; text: string }[] => {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${where} ${key}`));
};
const texts = modules.flatMap(([file, exported]) => textsIn(exported, file));

describe('the words are those of the specification', () => {
  test('section 2: the header names six pages in order', () => {
    assert.deepEqual(Object.entries(navLabels), [
      ['/', 'Home'],
      ['/about-us', 'About Us'],
      ['/services', 'Our Services'],
      ['/language', 'Language'],
      ['/industry', 'Industry'],
      ['/contact-us', 'Get A Quotes'],
    ]);
  });

  test('section 2: the home page has its slides, features, steps, bars and links', () => {
    assert.deepEqual(titlesOf(slides), [
      'Professional Translation Services',
      'Language Bridging Experts',
    ]);
    assert.deepEqual(titlesOf(features), [
      'Multilingual Translation',
      'Website & App Localization',
      'Interpretation Services',
    ]);
    assert.deepEqual(titlesOf(processSteps), ['Analyze', 'Translate', 'Review', 'Deliver']);
    assert.deepEqual(
      languageExpertise.map(({ percent }) => percent),
      [85, 90, 75],
    );
    assert.equal(testimonials.length, 4);
    const { requestQuote, readMore, exploreServices, getServices, contactUs } = actions;
    assert.deepEqual(
      [requestQuote, readMore, exploreServices],
      ['Request a Quote', 'Read more', 'Explore More Services'],
    );
    assert.deepEqual([getServices, contactUs], ['GET SERVICES', 'CONTACT US']);
  });

  test('section 2: the three questions ask for languages, the process and certified translations', () => {
    assert.equal(faq.length, 3);
    const [languages, process, certified] = faq.map(({ question }) => question);
    assert.match(languages ?? '', /languages.* support/i);
    assert.match(process ?? '', /translation process/i);
    assert.match(certified ?? '', /certified translations/i);
  });

  test('section 2: mission tabs, milestones and How It Works', () => {
    assert.deepEqual(
      missionTabs.map(({ label }) => label),
      ['Mission', 'Vision', 'Philosophy'],
    );
    assert.deepEqual(
      milestones.map(({ year }) => year),
      ['2021', '2022', '2023', '2024', '2025'],
    );
    for (const { title, paragraph, bullets } of milestones) {
      assert.ok(title && paragraph);
      assert.equal(bullets.length, 3);
    }
    assert.deepEqual(titlesOf(howItWorks), [
      'Submit Your Request',
      'Project Assessment',
      'Translation & Review',
      'Delivery & Support',
    ]);
  });

  test('section 2: six services under their heading', () => {
    assert.equal(headings['/services'].h1, 'The High Standard Trusted & Professional Services');
    assert.deepEqual(titlesOf(services), [
      'Translation Services',
      'DTP Services',
      'Content Writing',
      'Website Localization',
      'Voiceover & Subtitling',
      'Software Localization',
    ]);
  });

  test('sections 2 and 9: the Language page has its headings, industries and five percentages', () => {
    assert.deepEqual(
      [...languageSections.map(({ heading }) => heading), solutionsHeading, experienceHeading],
      [
        'Our Journey',
        'Regional Language Expertise',
        'Industry-Focused Solutions',
        'Our Experience',
      ],
    );
    assert.deepEqual(
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
    assert.deepEqual(barsOf(experience), [
      'Certified Translators Across Indian Languages 95',
      'Client Satisfaction Rate 98',
      'Industry-Specific Translation Accuracy 97',
      'Project Turnaround Timeliness 92',
      'Repeat Client Engagements 90',
    ]);
  });

  test('section 2: eight industries, each with its services', () => {
    assert.deepEqual(
      industries.map(({ title, services: offered }) => [title, offered]),
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
  });

  test('section 2: the office, the form and the ways to the company', () => {
    const { address, phone, phoneHref } = company;
    assert.deepEqual(
      [address.street, address.locality, address.region],
      ['Sector 50', 'Noida', 'Uttar Pradesh'],
    );
    assert.equal(formWords.heading, 'Get In Touch');
    assert.equal(phoneHref, `tel:${phone.replaceAll(' ', '')}`);
  });

  test('sections 1 and 9: the five claims', () => {
    assert.deepEqual(
      claims.map(({ figure }) => figure),
      ['50+', '100+', '98%', 'ISO 17100', '24/7'],
    );
    const labels = [
      /^Indian regional languages$/,
      /^clients$/,
      /^client satisfaction\b/,
      /^compliance\b/,
      /^support$/,
    ];
    labels.forEach((label, index) => assert.match(claims[index]?.label ?? '', label));
  });

  test('section 1: the nine languages it names stand in the list and in the answer to the first question', () => {
    const listed = scriptGroups.flatMap(({ languages }) =>
      languages.map(([, name]) => name as string),
    );
    for (const name of [
      'Hindi',
      'Bengali',
      'Tamil',
      'Telugu',
      'Marathi',
      'Gujarati',
      'Kannada',
      'Malayalam',
      'Punjabi',
    ]) {
      assert.ok(listed.includes(name), `${name} is not listed`);
      assert.ok(faq[0]?.answer.includes(name), `${name} is not in the answer`);
    }
  });
});

describe('the words keep to what may be said', () => {
  test('no placeholder words stand, and no text is empty', () => {
    const placeholder =
      /lorem|ipsum|\b(?:todo|tbd|tba|fixme|xxx|placeholder|foo|bar|dummy|coming soon|click here|untitled|your text)\b/i;
    for (const { where, text } of texts) {
      assert.doesNotMatch(text, placeholder, where);
      assert.equal(text, text.trim(), `${where} begins or ends with a space`);
      if (!/ (?:alt|siteUrl)$/.test(where)) assert.notEqual(text, '', `${where} is empty`);
    }
  });

  test('ISO 17100 is a process that one complies with, never a certificate', () => {
    const named = texts.filter(({ text }) => text.includes('ISO 17100') && text !== 'ISO 17100');
    assert.ok(named.length >= 4);
    for (const { where, text } of named) assert.doesNotMatch(text, /certifi/i, where);
  });

  test('every percentage says what it measures', () => {
    for (const { label, measures } of [...languageExpertise, ...experience])
      assert.match(measures, /^of (?:\S+ ){3}/, label);
  });

  test('testimonials are attributed to a role and an industry, and name no person', () => {
    const languages = new Set([
      'English',
      ...scriptGroups.flatMap(({ languages: rows }) => rows.map(([, name]) => name as string)),
    ]);
    for (const { name, quote } of testimonials) {
      assert.match(name, /^[A-Z][a-z]+(?: [a-z-]+)+, [a-z-]+(?: [a-z-]+)*$/);
      const inSentence = [...quote.matchAll(/(?<![.?!] |^)\b[A-Z][a-z]+/g)].map(([word]) => word);
      for (const word of inSentence) assert.ok(languages.has(word), `"${word}" may be a name`);
    }
  });

  test('every picture that the content names is a file', () => {
    const sources = texts.filter(({ text }) => /^images\//.test(text)).map(({ text }) => text);
    assert.ok(sources.length > 20);
    for (const source of sources)
      assert.ok(existsSync(new URL(`../assets/${source}`, import.meta.url)), source);
  });
});
