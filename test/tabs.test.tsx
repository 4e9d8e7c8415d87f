import './setup';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Tabs } from '../src/components/tabs';
import { hasFocus, isElement } from './element-helper';

const labels = ['2021', '2022', '2023', '2024', '2025'];
const items = labels.map((label) => ({ label, panel: <p>What happened in {label}</p> }));
const tabs = <Tabs label="Milestones" items={items} />;

const tab = (name: string) => screen.getByRole('tab', { name });

/** The selected tab, after checking that states, tab order and panel agree on it. */
function selected(): string {
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
  assert.ok(panel.textContent?.includes(`What happened in ${chosen.textContent}`));
  return chosen.textContent ?? '';
}

/**
 * Presses a key where the focus is: the page must not scroll, and the focus must follow the
 * selection.
 */
function press(key: string): string {
  assert.ok(document.activeElement);
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
    assert.ok(screen.getAllByRole('tab').every((one) => list.contains(one)));
    assert.equal(selected(), '2021');
  });

  test('T2 find-in-page can open the panels that are not selected', () => {
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

  test('T1 arrow keys are mirrored in right-to-left text', () => {
    render(<div style={{ direction: 'rtl' }}>{tabs}</div>);
    tab('2021').focus();
    assert.deepEqual(['ArrowLeft', 'ArrowLeft', 'ArrowRight'].map(press), ['2022', '2023', '2022']);
  });

  test('T1 a tab leaves other keys to the browser', () => {
    render(tabs);
    tab('2021').focus();
    for (const key of ['Tab', 'ArrowUp', 'ArrowDown', 'a', 'Enter', ' ', 'PageDown']) {
      assert.ok(fireEvent.keyDown(tab('2021'), { key }), `${key} was taken`);
      assert.equal(selected(), '2021');
    }
  });

  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    test(`T3 a tab leaves keys with ${modifier} to the browser`, () => {
      render(tabs);
      tab('2021').focus();
      for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
        assert.ok(fireEvent.keyDown(tab('2021'), { key, [modifier]: true }), `${key} was taken`);
      assert.equal(selected(), '2021');
    });
  }

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

  test('T4 the style sheet shows the panel of the checked radio button, of any number', () => {
    const path = new URL('../src/components/tabs.css', import.meta.url);
    const css = readFileSync(path, 'utf8');
    assert.match(css, /:checked \+ \.tab \+ \.tab-panel \{\s*display: block/);
    assert.doesNotMatch(css, /:has\(|:nth-child/);
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
