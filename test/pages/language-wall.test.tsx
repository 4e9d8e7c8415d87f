import '../setup';
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { matchForms, wallWords } from '#words/language';
import { type ScriptGroup, scriptGroups } from '../../src/content-model/lists-with-words';
import { formatCount } from '../../src/content-model/text';
import { rememberFields } from '../../src/lib/restore-fields';
import { Arcade } from '../../src/pages/language/arcade';
import { LanguageWall } from '../../src/pages/language/language-wall';
import { wallId } from '../../src/pages/language/search-answer';
import { SearchField } from '../../src/pages/language/search-field';
import { useLanguageSearch } from '../../src/pages/language/use-language-search';
import { find } from '../helpers/element';
import { hydrateAfter } from '../helpers/hydrate';

describe('the list of languages', () => {
  test('each name is in the script of its group, which has the direction of its script', () => {
    const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Rohg', 'Adlm', 'Syrc'];
    for (const { letter, dir, languages } of scriptGroups) {
      const script = new Intl.Locale(languages[0]?.tag ?? '').maximize().script ?? '';
      assert.equal(dir, rightToLeft.includes(script) ? 'rtl' : 'ltr', script);
      // Apostrophes, tone letters and the middle dot of Garo belong to any script.
      const text = RegExp(`^[\\p{Script=${script}}\\p{Script=Inherited}’ʼ· ]+$`, 'u');
      for (const name of [letter, ...languages.map(({ autonym }) => autonym)])
        assert.match(name, text);
    }
  });
});

/** A language; those with a tag of two letters are scheduled, those with an asterisk on request. */
function language(given: string, name: string, autonym: string, states: string, others = '') {
  const tag = given.replace('*', '');
  const names = [name, autonym, ...others.split(', ').filter(Boolean)];
  const [scheduled, onRequest] = [tag.length === 2, tag !== given];
  return { tag, name, autonym, states, names, places: [[states]], scheduled, onRequest };
}

function group(id: string, script: string, letter: string, dir: string, languages: object[]) {
  return { id, script, letter, dir, languages } as ScriptGroup;
}

/** A small list, so that the tests pass with any list of the owner. */
const few: readonly ScriptGroup[] = [
  group('Deva', 'Devanagari', 'अ', 'ltr', [
    language('hi', 'Hindi', 'हिन्दी', 'Bihar, Delhi', 'Maraiya'),
    language('vjk*', 'Bajjika', 'बज्जिका', 'Bihar', 'Marai, विदेही, கோவை'),
  ]),
  group('Arab', 'Perso-Arabic', 'ع', 'rtl', [
    language('ur', 'Urdu', 'اردو', 'Bihar, Telangana'),
    language('bft', 'Balti', 'بلتی', 'Ladakh'),
  ]),
  group('Beng', 'Bengali–Assamese', 'অ', 'ltr', [
    language('trp-Beng*', 'Kokborok (Bengali script)', 'ককবরক', 'Tripura'),
  ]),
  group('Latn', 'Latin (Roman)', 'A', 'ltr', [
    language('trp-Latn', 'Kokborok', 'Kokborok', 'Tripura'),
    language('mrh*', 'Mara', 'Mara', 'Mizoram'),
  ]),
];

function Wall() {
  const search = useLanguageSearch(few);
  return (
    <>
      <nav>
        <Arcade groups={few} found={search.found} />
      </nav>
      <LanguageWall groups={few} search={search} />
    </>
  );
}

/** With the field in the head of the page. */
function TwoFields() {
  const search = useLanguageSearch(few);
  return (
    <>
      <SearchField id="search" search={search}>
        {null}
      </SearchField>
      <LanguageWall groups={few} search={search} />
    </>
  );
}

function fields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type="search"]')];
}

function values(): string[] {
  return fields().map(({ value }) => value);
}

/** The texts of all elements in the document. */
function texts(css: string): string[] {
  return [...document.querySelectorAll(css)].map(({ textContent }) => textContent);
}

function type(value: string): void {
  fireEvent.change(find('input[type="search"]'), { target: { value } });
}

const all = few.flatMap(({ languages }) => languages.map(({ tag }) => tag));

function tagsShown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.wall-group b')].map(({ lang }) => lang);
}

/** How many languages with a team, and on request, the wall says that it has found. */
function counted(team: number, onRequest: number): string {
  const asked = wallWords.countOnRequest.replace('{count}', `${onRequest}`);
  const found = formatCount(matchForms, team);
  return [...(team || !onRequest ? [found] : []), ...(onRequest ? [asked] : [])].join(', ');
}

const searches: [reason: string, query: string, tags: string[], answer: string][] = [
  ['a name in any case', 'URDU', ['ur'], counted(1, 0)],
  // In two scripts, of which one has a team: one language.
  ['a part of a name', 'kokb', ['trp-Beng', 'trp-Latn'], counted(1, 0)],
  ['a name in its own script', 'اردو', ['ur'], counted(1, 0)],
  ['words of the name and the state', '  telangana  urdu', ['ur'], counted(1, 0)],
  ['the state', 'bihar', ['hi', 'vjk', 'ur'], counted(2, 1)],
  ['a name, before those that start with it', 'marai', ['vjk', 'hi'], counted(1, 1)],
  ['names of several languages', 'balti/urdu', ['ur', 'bft'], counted(2, 0)],
  ['a name that is not there', 'klingon', [], counted(0, 0)],
  ['the other side of every translation', 'angrezi', [], wallWords.english],
  ['spaces', '   ', all, counted(4, 2)],
];

describe('the wall of languages', () => {
  beforeEach(() => rememberFields(document.body));

  for (const [reason, query, tags, answer] of searches)
    test(`F8 the wall is searched by ${reason}: "${query}"`, () => {
      render(<Wall />);
      type(query);
      assert.deepEqual(tagsShown(), tags);
      assert.deepEqual(texts('.search-field > p:last-child'), [answer]);
      type('');
      assert.equal(tagsShown().length, all.length, 'after the query is deleted');
    });

  test('F8 a language that is found by another name says which', () => {
    render(<Wall />);
    const names = (query: string) => {
      type(query);
      return texts('.wall-group em').map((name) => name.trim());
    };
    assert.deepEqual(names('marai'), ['Bajjika (Marai)', 'Hindi (Maraiya)']);
    assert.deepEqual(names('bajj'), ['Bajjika']);
    assert.deepEqual(names('bihar bajj'), ['Bajjika']);
  });

  test('3.1.2 another name in Hindi or English has the language of its script', () => {
    render(<Wall />);
    for (const [name, lang] of Object.entries({ विदेही: 'hi', Marai: 'en', கோவை: '' })) {
      type(name);
      assert.equal(find('.wall-group em > span').lang, lang, name);
    }
  });

  test('F8 both fields of the search say what was typed in one, and have a label', () => {
    render(<TwoFields />);
    for (const [index, field] of fields().entries()) {
      assert.equal(field.labels?.[0]?.textContent, wallWords.filter);
      fireEvent.change(field, { target: { value: `bal${index}` } });
      assert.deepEqual(values(), [`bal${index}`, `bal${index}`]);
    }
  });

  test('R12 a text that the browser has restored in the fields filters the list', () => {
    hydrateAfter(<TwoFields />, () => {
      for (const field of fields()) field.value = 'urdu';
    });
    assert.deepEqual([tagsShown(), values()], [['ur'], ['urdu', 'urdu']]);
  });

  test('R12 a page that has failed is shown again with the query', () => {
    const { unmount } = render(<TwoFields />);
    type('urdu');
    unmount();
    render(<TwoFields />);
    assert.deepEqual([tagsShown(), values()], [['ur'], ['urdu', 'urdu']]);
  });

  test('F8 Enter shows the list, but not while it ends a word of an input method', () => {
    render(
      <main>
        <article className="page" data-page="/language">
          <Wall />
        </article>
      </main>,
    );
    const press = (event: object) => {
      fireEvent.keyDown(find('input[type="search"]'), { key: 'Enter', keyCode: 13, ...event });
      return document.activeElement?.id;
    };
    assert.equal(press({ isComposing: true }), '');
    assert.equal(press({ keyCode: 229 }), '', 'in Safari, composing has ended');
    assert.equal(press({}), wallId);
  });

  test('a tile of the wall has its script, languages and directions; those on request last', () => {
    render(<Wall />);
    const tiles = () =>
      [...document.querySelectorAll('.wall-group')].map((tile) => [
        tile.getAttribute('dir') ?? 'ltr',
        ...[...tile.querySelectorAll('h3, h4, b')].map(({ textContent }) => textContent),
      ]);
    const { onRequest } = wallWords;
    assert.deepEqual(tiles(), [
      ['ltr', 'Devanagari', 'हिन्दी', onRequest, 'बज्जिका'],
      ['rtl', 'Perso-Arabic', 'اردو', 'بلتی'],
      ['ltr', 'Bengali–Assamese', onRequest, 'ককবরক'],
      ['ltr', 'Latin (Roman)', 'Kokborok', onRequest, 'Mara'],
    ]);
    type('marai');
    const team = formatCount(matchForms, 1);
    assert.deepEqual(tiles(), [['ltr', 'Devanagari', onRequest, 'बज्जिका', team, 'हिन्दी']]);
  });

  test('a tile of the wall keeps its color while the list is filtered', () => {
    render(<Wall />);
    const grounds = () =>
      [...document.querySelectorAll<HTMLElement>('.wall-group')].map((tile) => tile.dataset.ground);
    const [devanagari, arabic] = grounds();
    type('urdu');
    assert.deepEqual(grounds(), [arabic]);
    assert.notEqual(arabic, devanagari, 'tiles side by side have one color');
  });

  test('F8 before hydration all languages are shown', () => {
    document.body.innerHTML = renderToString(<Wall />);
    assert.equal(tagsShown().length, all.length);
  });

  test('F9 a letter is no link while the search does not find its script', () => {
    render(<Wall />);
    type('urdu');
    assert.deepEqual(texts('nav [href] > :last-child'), [' Perso-Arabic ']);
    assert.deepEqual(texts('.wall-strip [href] > :last-child'), [' Perso-Arabic ']);
    type('');
    assert.equal(texts('nav [href]').length, few.length, 'after the query is deleted');
  });
});
