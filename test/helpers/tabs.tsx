import assert from 'node:assert/strict';
import { screen } from '@testing-library/react';
import { Tabs } from '../../src/components/tabs';
import { isElement } from './element';

export const labels = ['2021', '2022', '2023', '2024', '2025'];
const items = labels.map((label) => ({ label, panel: <p>What happened in {label}</p> }));
export const tabs = <Tabs label="Milestones" items={items} />;

export function tab(name: string) {
  return screen.getByRole('tab', { name });
}

/** The selected tab, after checking that states, tab order and panel agree on it. */
export function selected(): string {
  const [chosen, ...others] = screen.getAllByRole('tab', { selected: true });
  assert.ok(chosen && others.length === 0, 'exactly one tab is selected');
  const reachable = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
  assert.deepEqual(
    reachable.map(({ textContent }) => textContent),
    [chosen.textContent],
  );
  const panel = screen.getByRole('tabpanel');
  isElement(panel, screen.getByRole('tabpanel', { name: chosen.textContent ?? '' }));
  assert.equal(panel.id, chosen.getAttribute('aria-controls'));
  assert.match(panel.textContent ?? '', RegExp(`What happened in ${chosen.textContent}`));
  return chosen.textContent ?? '';
}
