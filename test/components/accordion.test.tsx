import '../setup';
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Accordion } from '../../src/components/accordion';

const questions = ['Which languages?', 'How does it work?', 'Are they certified?'];
const accordion = (
  <Accordion
    items={questions.map((question) => ({ question, answer: `To “${question}”: yes.` }))}
  />
);

const items = () => [...document.querySelectorAll('details')];
const open = () => items().flatMap((item, index) => (item.open ? [index] : []));
const press = (index: number) =>
  fireEvent.click(screen.getAllByRole('heading', { level: 3 })[index] as HTMLElement);

/** The open item after a press: none if the open item was pressed, else the pressed item. */
const after = (active: number | null, pressed: number) => (pressed === active ? null : pressed);
const shownFor = (active: number | null) => (active === null ? [] : [active]);

const pairs = questions.flatMap((_, first) => questions.map((__, second) => [first, second]));
const runs = pairs.flatMap((pair) => questions.map((_, third) => [...pair, third]));

/**
 * Fakes two things that happy-dom lacks: browsers close the other items of the same name at once,
 * and fire each `toggle` event in a later task. Returns a function that fires those events.
 */
function actAsBrowser(t: TestContext): () => void {
  const queue = new Set<HTMLDetailsElement>();
  let delivering: EventTarget | null = null;
  const onToggle = (event: Event) => {
    const item = event.target as HTMLDetailsElement;
    if (delivering === item) return;
    event.stopImmediatePropagation();
    queue.delete(item);
    queue.add(item);
    const name = item.getAttribute('name');
    const rivals = items().filter(
      (other) => other !== item && other.open && other.getAttribute('name') === name,
    );
    if (item.open) for (const rival of rivals) rival.open = false;
  };
  window.addEventListener('toggle', onToggle, true);
  t.after(() => window.removeEventListener('toggle', onToggle, true));
  return () => {
    for (const item of queue) {
      queue.delete(item);
      act(() => {
        delivering = item;
        item.dispatchEvent(new Event('toggle'));
        delivering = null;
      });
    }
  };
}

describe('A1 the accordion', () => {
  test('A1 the items are native details of one name, each question a heading', () => {
    render(accordion);
    assert.deepEqual(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
      questions,
    );
    for (const [index, item] of items().entries()) {
      const summary = item.firstElementChild;
      assert.equal(summary?.tagName, 'SUMMARY');
      assert.equal(summary?.querySelector('h3')?.textContent, questions[index]);
      assert.equal(item.lastElementChild?.textContent, `To “${questions[index]}”: yes.`);
    }
    const names = new Set(items().map((item) => item.getAttribute('name')));
    assert.equal(names.size, 1);
    assert.ok(names.values().next().value, 'the name is not empty');
  });

  test('A1 the first question is open initially, before hydration and after', () => {
    document.body.innerHTML = renderToString(accordion);
    assert.deepEqual(open(), [0]);
    document.body.replaceChildren();
    render(accordion);
    assert.deepEqual(open(), [0]);
  });

  test('A1 a press opens an item and closes the other, or closes the open item', () => {
    render(accordion);
    const seen = [1, 2, 2, 0, 0, 1].map((index) => {
      press(index);
      return open();
    });
    assert.deepEqual(seen, [[1], [2], [], [0], [], [1]]);
  });

  test('A1 every sequence of three presses leaves the right item open', () => {
    for (const run of runs) {
      const { unmount } = render(accordion);
      run.forEach(press);
      assert.deepEqual(open(), shownFor(run.reduce<number | null>(after, 0)), `after ${run}`);
      unmount();
    }
  });

  for (const eachTime of [true, false]) {
    test(`A1 the state follows toggle events after ${eachTime ? 'each press' : 'all'}`, (t) => {
      const deliver = actAsBrowser(t);
      for (const run of runs) {
        const { unmount } = render(accordion);
        for (const index of run) {
          press(index);
          if (eachTime) deliver();
        }
        deliver();
        assert.deepEqual(open(), shownFor(run.reduce<number | null>(after, 0)), `after ${run}`);
        unmount();
      }
    });
  }

  test('A1 the state follows an answer that find-in-page opens', () => {
    render(accordion);
    act(() => items()[2]?.setAttribute('open', ''));
    assert.deepEqual(open(), [2]);
  });

  for (const pressed of [[1], [0], []]) {
    test(`A1 hydration keeps what presses opened before it: ${pressed.join() || 'none'}`, (t) => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(accordion);
      document.body.append(container);
      const deliver = actAsBrowser(t);
      pressed.forEach(press);
      const before = open();
      render(accordion, {
        container,
        hydrate: true,
        onRecoverableError: (error) => assert.fail(String(error)),
      });
      deliver();
      assert.deepEqual(open(), before);
      press(2);
      deliver();
      assert.deepEqual(open(), [2]);
    });
  }

  test('A1 two accordions on a page are independent', () => {
    render(
      <>
        {accordion}
        {accordion}
      </>,
    );
    press(4);
    assert.deepEqual(open(), [0, 4]);
    assert.equal(new Set(items().map((item) => item.getAttribute('name'))).size, 2);
  });
});
