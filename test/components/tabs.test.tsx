import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { Tabs } from '../../src/components/tabs';
import { hasFocus, isElement } from '../helpers/element';
import { hydrateAfter } from '../helpers/hydrate';

const labels = ['2021', '2022', '2023', '2024', '2025'];
const items = labels.map((label) => ({ label, panel: <p>What happened in {label}</p> }));
const tabs = <Tabs label="Milestones" items={items} />;

function tab(name: string) {
  return screen.getByRole('tab', { name });
}

function radios() {
  return screen.queryAllByRole<HTMLInputElement>('radio');
}

/** The selected tab, after checking that states, tab order and panel agree on it. */
function selected(): string {
  const [chosen, ...others] = screen.getAllByRole('tab', { selected: true });
  assert.ok(chosen && others.length === 0, 'exactly one tab is selected');
  const label = chosen.textContent;
  const reachable = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
  assert.deepEqual(reachable, [chosen], 'the tabs in the tab order');
  const panel = screen.getByRole('tabpanel');
  isElement(panel, screen.getByRole('tabpanel', { name: label }));
  assert.deepEqual(
    [panel.id, panel.textContent, panel.tabIndex],
    [chosen.getAttribute('aria-controls'), `${label}What happened in ${label}`, 0],
  );
  return label;
}

/** Presses a key on the focused element; the focus must follow the selection. */
function press(key: string): string {
  assert.ok(document.activeElement, 'nothing has the focus');
  assert.equal(fireEvent.keyDown(document.activeElement, { key }), false, 'the page scrolls');
  assert.equal(document.activeElement.textContent, selected());
  return selected();
}

describe('T1, T3 tabs', () => {
  test('T1 tabs are a named list, of which the first is selected', () => {
    render(tabs);
    const list = screen.getByRole('tablist', { name: 'Milestones' });
    assert.deepEqual(
      [...list.children].map(({ role, textContent }) => `${role} ${textContent}`),
      labels.map((label) => `tab ${label}`),
    );
    assert.equal(selected(), '2021');
  });

  test('T1 arrow keys, Home and End move the focus, select, and wrap at both ends', () => {
    render(tabs);
    tab('2021').focus();
    const keys = 'ArrowRight ArrowRight ArrowLeft ArrowLeft ArrowLeft ArrowRight End End Home';
    const seen = keys.split(' ').map(press).join(' ');
    assert.equal(seen, '2022 2023 2022 2021 2025 2021 2025 2025 2021');
  });

  // keySteps, which reads the keys, has more tests in carousel/focus.test.tsx.
  test('T1, T3 a tab leaves other keys, and keys with a modifier, to the browser', () => {
    render(tabs);
    for (const init of [{ key: 'Tab' }, { key: 'ArrowUp' }, { key: 'ArrowRight', altKey: true }])
      assert.ok(fireEvent.keyDown(tab('2021'), init), `${init.key} was taken`);
    assert.equal(selected(), '2021');
  });
});

describe('T2 tabs before hydration', () => {
  test('T2 hydration selects the first tab where no radio button is checked', () => {
    hydrateAfter(tabs, () => Object.assign(radios()[0] ?? {}, { checked: false }));
    assert.equal(selected(), '2021');
  });

  test('T2 hydration moves the focus from a radio button to its tab, and only then', async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <>
        <button type="button">Elsewhere</button>
        <Activity mode={mode}>{tabs}</Activity>
      </>
    );
    const { rerender } = hydrateAfter(page('visible'), () => {
      radios()[4]?.click();
      radios()[4]?.focus();
    });
    assert.equal(selected(), '2025');
    await Promise.resolve();
    hasFocus(tab('2025'));
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    for (const mode of ['hidden', 'visible'] as const) rerender(page(mode));
    await Promise.resolve();
    hasFocus(elsewhere);
    assert.equal(selected(), '2025', 'the tab after the return to the page');
  });
});
