import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hasFocus, isElement } from '../helpers/element';
import { hydrateAfter } from '../helpers/hydrate';
import { labels, selected, tab, tabs } from '../helpers/tabs';

/** Hydrates the tabs after an action of the visitor on the radio buttons before them. */
function hydrateTabs(action: (radios: HTMLInputElement[]) => void) {
  return hydrateAfter(tabs, () => action(screen.getAllByRole<HTMLInputElement>('radio')));
}

describe('T2, T4 tabs before hydration', () => {
  test('T2 the labels are radio buttons of one named group, the first checked', () => {
    document.body.innerHTML = renderToString(tabs);
    const group = screen.getByRole('radiogroup', { name: 'Milestones' });
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    assert.deepEqual(
      radios.map(({ labels: own, checked }) => [own?.[0]?.textContent, checked]),
      labels.map((label, index) => [label, index === 0]),
    );
    const outside = radios.filter((radio) => !group.contains(radio));
    assert.equal(outside.length, 0, 'radio buttons outside of the group');
    assert.equal(new Set(radios.map(({ name }) => name)).size, 1);
  });

  test('T4 each panel follows its own radio button and label', () => {
    document.body.innerHTML = renderToString(tabs);
    const panels = screen
      .getAllByRole('radio')
      .map((radio) => radio.nextElementSibling?.nextElementSibling);
    labels.forEach((label, index) => {
      assert.ok(panels[index]?.matches('input + .tab + .tab-panel'), `no panel after ${label}`);
      assert.equal(panels[index]?.textContent, `${label}What happened in ${label}`);
    });
    const hiding = '[hidden], [role="tab"], [role="tabpanel"], [tabindex]';
    assert.equal(document.querySelectorAll(hiding).length, 0);
  });

  test('T2 hydration keeps the panels, and takes no focus', () => {
    const panels: Element[] = [];
    hydrateTabs(() => panels.push(...document.querySelectorAll('.tab-panel')));
    assert.equal(selected(), '2021');
    hasFocus(document.body);
    assert.equal(screen.queryAllByRole('radio').length, 0);
    for (const [index, panel] of screen.getAllByRole('tabpanel', { hidden: true }).entries())
      isElement(panel, panels[index] as Element);
  });

  test('T2 hydration selects the tab whose radio button was checked', () => {
    hydrateTabs((radios) => radios[1]?.click());
    assert.equal(selected(), '2022');
    hasFocus(document.body);
  });

  test('T2 hydration moves the focus from the last radio button to the last tab', () => {
    hydrateTabs((radios) => {
      radios[4]?.click();
      radios[4]?.focus();
    });
    assert.equal(selected(), '2025');
    hasFocus(tab('2025'));
  });
});
