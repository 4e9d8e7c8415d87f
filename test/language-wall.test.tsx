import './setup';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { howItWorks, milestones } from '#words/about';
import { faq } from '#words/faq';
import { processSteps } from '#words/home';
import { industries } from '#words/industries';
import { wallWords } from '#words/language';
import { services } from '#words/services';
import { type LanguageRow, type ScriptGroup, scriptGroups } from '../src/content/languages';
import { LanguageWall } from '../src/pages/language/language-wall';
import { prerenderedLanguages } from '../src/pages/language/prerendered-languages';

const groups: readonly ScriptGroup[] = scriptGroups;
const rows: readonly LanguageRow[] = groups.flatMap(({ languages }) => languages);
const scheduled = rows.filter(([, , , , isScheduled]) => isScheduled);

describe('the list of languages', () => {
  test('holds 76 languages in 13 scripts, each under a tag of its own', () => {
    assert.equal(rows.length, 76);
    assert.equal(new Set(groups.map(({ script }) => script)).size, 13);
    assert.equal(groups.length, 13);
    const tags = rows.map(([tag]) => tag);
    assert.equal(new Set(tags).size, 76);
    for (const tag of tags) assert.match(tag, /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/);
    assert.equal(Intl.getCanonicalLocales(tags).length, 76);
    for (const [tag, ...texts] of rows) assert.ok(texts.slice(0, 3).every(Boolean), tag);
  });

  test('marks the 22 languages of the Eighth Schedule and no other', () => {
    const names = scheduled.map(([, name]) => name.replace(/ \(.*/, '')).sort();
    assert.deepEqual(names, [
      'Assamese',
      'Bengali',
      'Bodo',
      'Dogri',
      'Gujarati',
      'Hindi',
      'Kannada',
      'Kashmiri',
      'Konkani',
      'Maithili',
      'Malayalam',
      'Manipuri',
      'Marathi',
      'Nepali',
      'Odia',
      'Punjabi',
      'Sanskrit',
      'Santali',
      'Sindhi',
      'Tamil',
      'Telugu',
      'Urdu',
    ]);
  });

  test('runs from right to left in Perso-Arabic alone', () => {
    assert.deepEqual(
      groups.filter(({ dir }) => dir === 'rtl').map(({ script }) => script),
      ['Perso-Arabic'],
    );
  });

  test('writes each name, and the letter for show, in the script of its group', () => {
    const unicodeNames: Record<string, string> = {
      'Bengali–Assamese': 'Bengali',
      'Perso-Arabic': 'Arabic',
      Odia: 'Oriya',
      'Meetei Mayek': 'Meetei_Mayek',
      'Ol Chiki': 'Ol_Chiki',
      'Latin (Roman)': 'Latin',
    };
    for (const { script, letter, languages } of groups) {
      const inScript = new RegExp(
        `^[\\p{Script=${unicodeNames[script] ?? script}}\\p{Script=Inherited}’ ]+$`,
        'u',
      );
      for (const text of [letter, ...languages.map(([, , autonym]) => autonym)])
        assert.match(text, inScript, script);
    }
  });

  test('agrees with the numbers that the texts of the site name', () => {
    const folder = new URL('../src/content/en/', import.meta.url);
    const prose = readdirSync(folder)
      .filter((file) => file !== 'languages.ts')
      .map((file) => readFileSync(new URL(file, folder), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))
      .join('\n');
    const numbersOf = (pattern: RegExp) =>
      [...prose.matchAll(pattern)].map(([, number]) => number?.toLowerCase());
    const stated: [RegExp, string][] = [
      [/(\d+) scripts/g, String(groups.length)],
      [/(\d+) (?:are )?scheduled/g, String(scheduled.length)],
      [/all (\d+) /gi, String(scheduled.length)],
      [/(\w+) services, from/g, { 6: 'six' }[services.length] ?? 'mend this'],
      [/(\w+) industries order/g, { 8: 'eight' }[industries.length] ?? 'mend this'],
      [/(\w+) questions clients/g, { 3: 'three' }[faq.length] ?? 'mend this'],
      [/(\w+) years, one/g, { 5: 'five' }[milestones.length] ?? 'mend this'],
      [/in (\w+) steps/g, { 4: 'four' }[processSteps.length] ?? 'mend this'],
      [/[Ss]ince (\d{4}) we have|languages since (\d{4})/g, milestones[0]?.year ?? ''],
    ];
    for (const [pattern, number] of stated) {
      const found = numbersOf(pattern).filter((one) => one !== undefined);
      assert.ok(found.length > 0, `no text matches ${pattern}`);
      assert.deepEqual([...new Set(found)], [number], String(pattern));
    }
    for (const figure of numbersOf(/(\d+)\+ (?:Indian|languages)/g))
      assert.ok(Number(figure) <= rows.length);
    assert.equal(howItWorks.length, processSteps.length);
  });
});

const searches: [reason: string, query: string, names: string[]][] = [
  ['the English name, in any case', 'TULU', ['Tulu']],
  ['a part of the name', 'kokb', ['Kokborok']],
  ['the name in its own script', 'தமிழ்', ['Tamil']],
  ['the same letters as other code points', 'छत्तीसग\u095dी', ['Chhattisgarhi']],
  ['the state', 'meghalaya', ['Rabha', 'Khasi', 'Pnar (Jaintia)']],
  ['the script', 'ol chiki', ['Santali']],
  ['several words, in any order', 'telangana  urdu', ['Urdu']],
  ['words of name and state together', 'bihar mag', ['Magahi']],
  ['letters without their accents', 'mizo tawng', ['Mizo']],
  ['letters with accents', 'SÜMI', ['Sumi Naga']],
  ['a name with spaces around it', '  balti ', ['Balti']],
  ['signs that mean something in a pattern', 'kodava (', ['Kodava (Coorgi)']],
  ['a word without its vowel signs, which are letters of their own', 'हनद', []],
  ['what is not there', 'klingon', []],
];

const filter = () => screen.getByRole('searchbox', { name: wallWords.filter });
const namesShown = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('em')?.textContent ?? '');
const type = (value: string) => fireEvent.change(filter(), { target: { value } });

describe('the wall of languages', () => {
  for (const [reason, query, names] of searches) {
    test(`finds by ${reason}: ${query.trim()}`, () => {
      render(<LanguageWall languages={groups} />);
      type(query);
      assert.deepEqual(namesShown(), names);
      const count = new RegExp(
        `^${['None found\\b.*', '1 language'][names.length] ?? `${names.length} languages`}$`,
      );
      assert.match(screen.getByRole('status').textContent ?? '', count);
      const scripts = groups.filter(({ languages }) =>
        languages.some(([, name]) => names.includes(name)),
      );
      assert.equal(screen.queryAllByRole('heading', { level: 3 }).length, scripts.length);
    });
  }

  test('shows all again when the query is deleted, or holds spaces alone', () => {
    render(<LanguageWall languages={groups} />);
    for (const query of ['goa', '', 'goa', '   ']) {
      type(query);
      assert.equal(namesShown().length, query === 'goa' ? 2 : 76);
    }
    assert.equal(screen.getByRole('status').textContent, '76 languages');
  });

  test('tells the language of each name, and turns right-to-left lists alone', () => {
    render(<LanguageWall languages={groups} />);
    for (const { script, dir, languages } of groups) {
      const heading = screen.getByRole('heading', { level: 3, name: script });
      const list = heading.parentElement?.querySelector('ul');
      assert.equal(list?.getAttribute('dir'), dir === 'rtl' ? 'rtl' : null);
      const names = [...(list?.querySelectorAll('b') ?? [])].map((name) => [
        name.lang,
        name.textContent,
      ]);
      assert.deepEqual(
        names,
        languages.map(([tag, , autonym]) => [tag, autonym]),
      );
      for (const english of list?.querySelectorAll('span') ?? []) assert.equal(english.dir, 'ltr');
    }
  });

  test('says which languages are scheduled, in a word apart from the name', () => {
    render(<LanguageWall languages={groups} />);
    const marked = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => / scheduled/.test(textContent ?? ''));
    assert.equal(marked.length, 22);
  });

  test('without script all stand there, and no filter that would not answer', () => {
    document.body.innerHTML = renderToString(<LanguageWall languages={groups} />);
    assert.equal(namesShown().length, 76);
    assert.equal(
      screen.queryAllByRole('searchbox').length + screen.queryAllByRole('status').length,
      0,
    );
  });

  test('script reads the whole list from what was painted', () => {
    document.body.innerHTML = renderToString(<LanguageWall languages={groups} />);
    assert.deepEqual(prerenderedLanguages(document.body), groups);
    document.body.replaceChildren();
    assert.deepEqual(prerenderedLanguages(document.body), []);
  });
});
