import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { matchForms, wallWords } from '#words/language';
import { type ScriptGroup, scriptGroups } from '../../src/content-model/lists-with-words';
import { formatCount } from '../../src/content-model/text';
import { LanguageWall } from '../../src/pages/language/language-wall';

const groups = scriptGroups;
const rows = groups.flatMap(({ languages }) => languages);

describe('the list of languages', () => {
  test('the list of languages has each tag and each script once', () => {
    const tags = rows.map(({ tag }) => tag);
    assert.equal(new Set(tags).size, tags.length);
    assert.equal(new Set(groups.map(({ script }) => script)).size, groups.length);
    for (const tag of tags) assert.match(tag, /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/);
  });

  test('the list of languages has a name and a known place for each language', () => {
    for (const { tag, name, autonym, states } of rows) {
      assert.ok(name && autonym && states, tag);
      assert.doesNotMatch(states, /undefined/, tag);
    }
  });

  test('each name, and the decorative letter, is in the script of its group', () => {
    for (const { letter, languages } of groups) {
      const script = new Intl.Locale(languages[0]?.tag ?? '').maximize().script;
      for (const text of [letter, ...languages.map(({ autonym }) => autonym)]) {
        // Apostrophes, tone letters and the middle dot of Garo belong to any script.
        const pattern = `^[\\p{Script=${script}}\\p{Script=Inherited}’ʼ· ]+$`;
        assert.match(text, new RegExp(pattern, 'u'));
      }
    }
  });

  test('exactly the right-to-left scripts are listed from right to left', () => {
    const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Rohg', 'Adlm', 'Syrc'];
    for (const { dir, languages } of groups) {
      const script = new Intl.Locale(languages[0]?.tag ?? '').maximize().script ?? '';
      assert.equal(dir, rightToLeft.includes(script) ? 'rtl' : 'ltr', script);
    }
  });
});

function language(tag: string, name: string, autonym: string, states: string, mark = '') {
  return {
    tag,
    name,
    autonym,
    states,
    search: [name, autonym, states].join(' '),
    scheduled: tag.length === 2,
    onRequest: mark === 'on request',
  };
}

/** A small list, so that the tests pass with any list of the owner. */
const few: readonly ScriptGroup[] = [
  {
    script: 'Devanagari',
    letter: 'अ',
    dir: 'ltr',
    languages: [
      language('hi', 'Hindi', 'हिन्दी', 'Bihar, Delhi'),
      language('mag', 'Magahi', 'मगही', 'Bihar, Jharkhand'),
      language('vjk', 'Bajjika', 'बज्जिका', 'Bihar', 'on request'),
    ],
  },
  {
    script: 'Perso-Arabic',
    letter: 'ع',
    dir: 'rtl',
    languages: [
      language('ur', 'Urdu', 'اردو', 'Bihar, Telangana'),
      language('bft', 'Balti', 'بلتی', 'Ladakh'),
    ],
  },
  {
    script: 'Bengali–Assamese',
    letter: 'অ',
    dir: 'ltr',
    languages: [
      language('trp-Beng', 'Kokborok (Bengali script)', 'ককবরক', 'Tripura', 'on request'),
    ],
  },
  {
    script: 'Latin (Roman)',
    letter: 'A',
    dir: 'ltr',
    languages: [
      language('mrh', 'Mara', 'Mara', 'Mizoram', 'on request'),
      language('trp-Latn', 'Kokborok', 'Kokborok', 'Tripura'),
    ],
  },
];

const searches: [reason: string, query: string, names: string[]][] = [
  ['a name in any case', 'URDU', ['Urdu']],
  ['a part of the name', 'kokb', ['Kokborok (Bengali script)', 'Kokborok']],
  ['the name in its own script', 'اردو', ['Urdu']],
  ['words of the name and the state, in any order', '  telangana  urdu', ['Urdu']],
  ['names of several languages', 'mara/urdu', ['Urdu', 'Mara']],
  ['what is not there', 'klingon', []],
];

function filter() {
  return screen.getByRole('searchbox', { name: wallWords.filter });
}

function namesShown() {
  return screen
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('em')?.textContent ?? '');
}

function type(value: string) {
  return fireEvent.change(filter(), { target: { value } });
}

const fewRows = few.flatMap(({ languages }) => languages);

describe('the wall of languages', () => {
  for (const [reason, query, names] of searches) {
    test(`the wall finds languages by ${reason}: ${query.trim()}`, () => {
      render(<LanguageWall groups={few} />);
      type(query);
      assert.deepEqual(namesShown(), names);
      const scripts = few.flatMap((group) => {
        const languages = group.languages.filter(({ name }) => names.includes(name));
        return languages.length > 0 ? [{ ...group, languages }] : [];
      });
      assert.equal(screen.queryAllByRole('heading', { level: 3 }).length, scripts.length);
    });
  }

  test('the wall shows all languages if the query is deleted or only spaces', () => {
    render(<LanguageWall groups={few} />);
    for (const query of ['urdu', '', 'urdu', '   ']) {
      type(query);
      assert.equal(namesShown().length, query === 'urdu' ? 1 : fewRows.length);
    }
  });

  // Kokborok, in two scripts, has a team in one of them and counts once.
  for (const [query, numbers] of [
    ['', ['5', '2']],
    ['bihar', ['3', '1']],
    ['kokborok', ['1']],
    ['mara', ['1']],
  ] as const)
    test(`the wall counts the languages with a team, then those on request: "${query}"`, () => {
      render(<LanguageWall groups={few} />);
      type(query);
      const text = screen.getByRole('status').textContent ?? '';
      assert.deepEqual(text.match(/\d+/g), numbers, text);
      const request = wallWords.countOnRequest.replace('{count}', '');
      assert.equal(text.includes(request), query !== 'kokborok', text);
    });

  test('the wall marks each name’s language and direction, and shows no name twice', () => {
    render(<LanguageWall groups={few} />);
    for (const { script, dir, languages } of few) {
      const heading = screen.getByRole('heading', { level: 3, name: script });
      const tile = heading.parentElement;
      assert.equal(tile?.getAttribute('dir'), dir === 'rtl' ? 'rtl' : null);
      const names = [...(tile?.querySelectorAll<HTMLElement>('b, em:not([hidden])') ?? [])];
      const expected = languages.flatMap(({ tag, name, autonym }) =>
        name === autonym ? [`${tag} ${autonym}`] : [`${tag} ${autonym}`, ` ${name}`],
      );
      const seen = names.map(({ lang, textContent }) => `${lang} ${textContent}`);
      assert.deepEqual(seen.sort(), expected.sort());
    }
  });

  test('the wall lists the languages on request of a script below the others, under a heading', () => {
    render(<LanguageWall groups={few} />);
    for (const { script, languages } of few) {
      const tile = screen.getByRole('heading', { level: 3, name: script }).parentElement;
      const seen = [...(tile?.querySelectorAll('h4, b') ?? [])].map((one) => one.textContent);
      const autonyms = (isOnRequest: boolean) =>
        languages.flatMap(({ autonym, onRequest }) => (onRequest === isOnRequest ? [autonym] : []));
      const onRequest = autonyms(true);
      const expected = onRequest.length > 0 ? [wallWords.onRequest, ...onRequest] : [];
      assert.deepEqual(seen, [...autonyms(false), ...expected], script);
      assert.equal(tile?.querySelectorAll('ul:empty').length, 0, `an empty list of ${script}`);
    }
  });

  test('a search for English says that it is the other side of every translation', () => {
    render(<LanguageWall groups={few} />);
    for (const [query, answer] of [
      ['angrezi', wallWords.english],
      ['klingon', formatCount(matchForms, 0)],
    ] as const) {
      type(query);
      assert.equal(screen.getByRole('status').textContent, answer, query);
    }
  });

  test('a tile of the wall keeps its color while the list is filtered', () => {
    render(<LanguageWall groups={few} />);
    const grounds = () =>
      [...document.querySelectorAll<HTMLElement>('.wall-group')].map((tile) => tile.dataset.ground);
    const [devanagari, arabic] = grounds();
    type('urdu');
    assert.deepEqual(grounds(), [arabic]);
    assert.notEqual(arabic, devanagari, 'tiles side by side have one color');
  });

  test('the wall marks scheduled languages by a separate word', () => {
    render(<LanguageWall groups={few} />);
    const marked = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.includes(` ${wallWords.scheduled}`));
    assert.equal(marked.length, fewRows.filter(({ scheduled }) => scheduled).length);
  });

  test('without script all languages are shown, without a filter', () => {
    document.body.innerHTML = renderToString(<LanguageWall groups={few} />);
    assert.equal(namesShown().length, fewRows.length);
    assert.equal(
      screen.queryAllByRole('searchbox').length + screen.queryAllByRole('status').length,
      0,
    );
  });
});
