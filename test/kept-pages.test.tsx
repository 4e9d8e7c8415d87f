import './setup';
import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import { App } from '../src/app';
import { formWords, handOverWords } from '#words/interface';
import { prerender } from '../src/prerender';
import { paintedLanguages } from '../src/pages/language/prerendered-languages';
import { holdClock } from './clock-helper';
import { isElement } from './element-helper';
import { follow, goBack, heading, linkTo, openSite, rest, type } from './router-helper';

const open = (hash: string) => openSite(hash, {});

/** What takes the focus from now on, but headings of pages. */
function watchFocus(t: TestContext): Element[] {
  const seen: Element[] = [];
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.tagName !== 'H1') seen.push(target);
  };
  document.addEventListener('focusin', onFocus);
  t.after(() => document.removeEventListener('focusin', onFocus));
  return seen;
}

describe('A page that is left and come back to', () => {
  test('is the same, and alone shown', async () => {
    await open('#/services');
    const before = heading();
    await type('/language');
    assert.notEqual(heading().textContent, before.textContent);
    await type('/services');
    isElement(heading(), before);
    const shown = [...document.querySelectorAll('.page')].filter(
      (page) => !page.hasAttribute('hidden'),
    );
    assert.equal(shown.length, 1);
    assert.equal(document.querySelectorAll('.page').length, 6);
  });

  test('keeps what was typed into the form', async () => {
    await open('#/contact-us');
    const typed = { Name: 'Asha', Email: 'asha@', Phone: '+91', Message: 'Two pages\ninto Tamil' };
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(field(label), { target: { value } });
    await type('/services');
    await type('/contact-us');
    assert.deepEqual(
      Object.keys(typed).map((label) => field(label).value),
      Object.values(typed),
    );
  });

  test('keeps the message that was handed over, which takes the focus once and no more', async (t) => {
    await open('#/contact-us');
    const typed = { Name: 'Asha', Email: 'asha@example.com', Phone: '+91', Message: 'Two pages' };
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const focused = watchFocus(t);
    fireEvent.click(screen.getByRole('button', { name: formWords.submit }));
    assert.equal(focused.length, 1);
    await type('/services');
    await type('/contact-us');
    assert.ok(screen.getByText(handOverWords.heading));
    assert.equal(focused.length, 1);
  });

  test('keeps the languages that were looked for', async () => {
    await open('#/language');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tamil' } });
    await type('/');
    await type('/language');
    assert.equal(screen.getByRole<HTMLInputElement>('searchbox').value, 'tamil');
    assert.ok(document.querySelectorAll('.wall-group li').length < 5);
  });

  test('keeps the tab that was chosen, which takes no focus', async (t) => {
    const container = document.createElement('div');
    container.innerHTML = prerender();
    document.body.append(container);
    await type('/about-us');
    const radios = [
      ...container.querySelectorAll<HTMLInputElement>('[id="/about-us"] [type="radio"]'),
    ];
    radios[2]?.focus();
    fireEvent.click(radios[2] as HTMLElement);
    const languages = paintedLanguages(container);
    const { rerender } = render(<App languages={languages} />, { container, hydrate: true });
    rerender(<App languages={languages} keepsPages />);
    const focused = watchFocus(t);
    await type('/');
    await type('/about-us');
    assert.ok(screen.getByRole('tab', { name: 'Philosophy', selected: true }));
    assert.deepEqual(focused, []);
  });

  for (const [before, after] of [
    [true, false],
    [false, true],
  ] as const) {
    test(`asks for the map if the network is there now (${String(after)}), whether it was then or not`, async (t) => {
      let online = before;
      t.mock.getter(navigator, 'onLine', () => online);
      await open('#/contact-us');
      assert.equal(document.querySelectorAll('iframe').length, Number(before));
      await type('/');
      await rest();
      online = after;
      await type('/contact-us');
      await rest();
      assert.equal(document.querySelectorAll('iframe').length, Number(after));
    });
  }
});

describe('Until the page that comes is painted', () => {
  const arriving = () =>
    [...document.querySelectorAll('.page:not([hidden])[data-partial] h1')].map(
      (one) => one.textContent,
    );

  test('what is out of sight does not come', async (t) => {
    await openSite('#/');
    const clock = holdClock(t);
    await follow(linkTo('Our Services'));
    assert.deepEqual([arriving(), heading().textContent], [['Services page'], 'Services page']);
    clock.tick(15);
    assert.equal(arriving().length, 1);
    clock.tick(2);
    assert.deepEqual(arriving(), []);
  });

  test('one that is returned to comes whole: its scroll position counts on all that stands above', async (t) => {
    await openSite('#/');
    const clock = holdClock(t);
    await follow(linkTo('Our Services'));
    clock.tick(17);
    await goBack();
    assert.deepEqual([arriving(), heading().textContent], [[], 'Home page']);
  });

  test('one that is turned back from leaves as it came', async (t) => {
    await openSite('#/');
    const clock = holdClock(t);
    await follow(linkTo('Our Services'));
    await follow(linkTo('Home'));
    assert.deepEqual(arriving(), []);
    clock.tick(17);
    assert.deepEqual([arriving(), heading().textContent], [[], 'Home page']);
  });
});
