import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hasFocus, isElement } from './element-helper';
import { labels, selected, tab, tabs } from './tabs-helper';

/** Prerenders the tabs, lets the visitor act, then hydrates them. */
function hydrateAfter(action: (radios: HTMLInputElement[]) => void): void {
  const container = document.createElement('div');
  container.innerHTML = renderToString(tabs);
  document.body.append(container);
  action(screen.getAllByRole<HTMLInputElement>('radio'));
  render(tabs, {
    container,
    hydrate: true,
    onRecoverableError: (error) => assert.fail(String(error)),
  });
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
    assert.ok(radios.every((radio) => group.contains(radio)));
    assert.equal(new Set(radios.map(({ name }) => name)).size, 1);
  });

  test('T4 each panel follows its own radio button and label', () => {
    document.body.innerHTML = renderToString(tabs);
    const panels = screen
      .getAllByRole('radio')
      .map((radio) => radio.nextElementSibling?.nextElementSibling);
    labels.forEach((label, index) => {
      assert.ok(panels[index]?.matches('input + .tab + .tab-panel'));
      assert.equal(panels[index]?.textContent, `${label}What happened in ${label}`);
    });
    const hiding = '[hidden], [role="tab"], [role="tabpanel"], [tabindex]';
    assert.equal(document.querySelectorAll(hiding).length, 0);
  });

  test('T2 hydration keeps the panels, and takes no focus', () => {
    const panels: Element[] = [];
    hydrateAfter(() => panels.push(...document.querySelectorAll('.tab-panel')));
    assert.equal(selected(), '2021');
    hasFocus(document.body);
    assert.equal(screen.queryAllByRole('radio').length, 0);
    for (const [index, panel] of screen.getAllByRole('tabpanel', { hidden: true }).entries())
      isElement(panel, panels[index] as Element);
  });

  test('T2 hydration selects the tab whose radio button was checked', () => {
    hydrateAfter((radios) => radios[1]?.click());
    assert.equal(selected(), '2022');
    hasFocus(document.body);
  });

  test('T2 hydration moves the focus from the last radio button to the last tab', () => {
    hydrateAfter((radios) => {
      radios[4]?.click();
      radios[4]?.focus();
    });
    assert.equal(selected(), '2025');
    hasFocus(tab('2025'));
  });
});
