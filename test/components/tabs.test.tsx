import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from '../../src/components/tabs';
import { labels, selected, tab, tabs } from '../helpers/tabs';

/**
 * Presses a key on the focused element. Asserts that the page does not scroll, and that the focus
 * follows the selection.
 */
function press(key: string): string {
  assert.ok(document.activeElement, 'nothing has the focus');
  assert.equal(fireEvent.keyDown(document.activeElement, { key }), false);
  assert.equal(document.activeElement.textContent, selected());
  return selected();
}

describe('T1, T3 tabs', () => {
  test('T1 tabs are a named list, of which the first is selected and names its panel', () => {
    render(tabs);
    const list = screen.getByRole('tablist', { name: 'Milestones' });
    assert.deepEqual(
      screen.getAllByRole('tab').map(({ textContent }) => textContent),
      labels,
    );
    const tabsOutside = screen.getAllByRole('tab').filter((one) => !list.contains(one));
    assert.equal(tabsOutside.length, 0, 'tabs outside of the list');
    assert.equal(selected(), '2021');
  });

  test('T1 find-in-page can open the panels that are not selected', () => {
    render(tabs);
    const hidden = screen
      .getAllByRole('tabpanel', { hidden: true })
      .filter((panel) => panel.hasAttribute('hidden'));
    assert.deepEqual(
      hidden.map((panel) => panel.getAttribute('hidden')),
      Array(4).fill('until-found'),
    );
    fireEvent(hidden[2] as HTMLElement, new Event('beforematch'));
    assert.equal(selected(), '2024');
  });

  test('T1 a press selects a tab, and its panel is next in the tab order', () => {
    render(tabs);
    for (const label of ['2023', '2023', '2021']) {
      fireEvent.click(tab(label));
      assert.equal(selected(), label);
      assert.equal(screen.getByRole('tabpanel').tabIndex, 0);
    }
  });

  test('T1 arrow keys move the focus, select and wrap at both ends', () => {
    render(tabs);
    tab('2021').focus();
    const seen = [
      'ArrowRight',
      'ArrowRight',
      'ArrowLeft',
      'ArrowLeft',
      'ArrowLeft',
      'ArrowRight',
    ].map(press);
    assert.deepEqual(seen, ['2022', '2023', '2022', '2021', '2025', '2021']);
  });

  test('T1 Home and End select the first and the last tab', () => {
    render(tabs);
    tab('2021').focus();
    assert.deepEqual(['End', 'End', 'Home', 'Home'].map(press), ['2025', '2025', '2021', '2021']);
  });

  // keySteps, which reads the keys, has more tests in carousel/keys.test.tsx.
  test('T1, T3 a tab leaves other keys, and keys with a modifier, to the browser', () => {
    render(tabs);
    tab('2021').focus();
    for (const key of ['Tab', 'ArrowUp', 'ArrowDown', 'a', 'Enter', ' ', 'PageDown'])
      assert.ok(fireEvent.keyDown(tab('2021'), { key }), `${key} was taken`);
    assert.ok(fireEvent.keyDown(tab('2021'), { key: 'ArrowRight', altKey: true }), 'Alt+Right');
    assert.equal(selected(), '2021');
  });

  test('T1 two groups of tabs on a page are independent', () => {
    render(
      <>
        {tabs}
        <Tabs
          label="Mission"
          items={[
            { label: 'Mission', panel: '' },
            { label: 'Vision', panel: '' },
          ]}
        />
      </>,
    );
    fireEvent.click(tab('Vision'));
    fireEvent.click(tab('2022'));
    const chosen = screen.getAllByRole('tab', { selected: true });
    assert.deepEqual(
      chosen.map(({ textContent }) => textContent),
      ['2022', 'Vision'],
    );
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
  });
});
