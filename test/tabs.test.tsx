import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Tabs } from '../src/components/tabs';
import { hasFocus, isElement } from './element-helper';

const labels = ['2021', '2022', '2023', '2024', '2025'];
const items = labels.map((label) => ({ label, panel: <p>What happened in {label}</p> }));
const tabs = <Tabs label="Milestones" items={items} />;

const tab = (name: string) => screen.getByRole('tab', { name });

/** The selected tab, after it was seen that all there is to see names the same one. */
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

/** Presses a key where the focus is: the page must not scroll, and the focus must go along with the selection. */
function press(key: string): string {
  assert.ok(document.activeElement);
  assert.equal(fireEvent.keyDown(document.activeElement, { key }), false);
  assert.equal(document.activeElement.textContent, selected());
  return selected();
}

describe('T1: tabs', () => {
  test('are a named list whose first tab is selected and names its panel', () => {
    render(tabs);
    const list = screen.getByRole('tablist', { name: 'Milestones' });
    assert.deepEqual(
      screen.getAllByRole('tab').map(({ textContent }) => textContent),
      labels,
    );
    assert.ok(screen.getAllByRole('tab').every((one) => list.contains(one)));
    assert.equal(selected(), '2021');
  });

  test('keep the other panels in the document, where find-in-page can open them', () => {
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

  test('select by a press, with the panel next in the tab order', () => {
    render(tabs);
    for (const label of ['2023', '2023', '2021']) {
      fireEvent.click(tab(label));
      assert.equal(selected(), label);
      assert.equal(screen.getByRole('tabpanel').tabIndex, 0);
    }
  });

  test('follow the arrow keys, which move the focus, select and wrap at both ends', () => {
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

  test('follow Home and End', () => {
    render(tabs);
    tab('2021').focus();
    assert.deepEqual(['End', 'End', 'Home', 'Home'].map(press), ['2025', '2025', '2021', '2021']);
  });

  test('mirror the arrow keys in right-to-left text', () => {
    render(<div style={{ direction: 'rtl' }}>{tabs}</div>);
    tab('2021').focus();
    assert.deepEqual(['ArrowLeft', 'ArrowLeft', 'ArrowRight'].map(press), ['2022', '2023', '2022']);
  });

  test('leave other keys to the browser', () => {
    render(tabs);
    tab('2021').focus();
    for (const key of ['Tab', 'ArrowUp', 'ArrowDown', 'a', 'Enter', ' ', 'PageDown']) {
      assert.ok(fireEvent.keyDown(tab('2021'), { key }), `${key} was taken`);
      assert.equal(selected(), '2021');
    }
  });

  test('are independent of the other tabs on the page (specification, section 4)', () => {
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

/** Paints the tabs as the build does, lets the visitor act, then runs the script. */
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

describe('T1, T2: before script runs', () => {
  test('the labels are radio buttons of one group, the first chosen, and no panel is hidden', () => {
    document.body.innerHTML = renderToString(tabs);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    assert.deepEqual(
      radios.map(({ labels: own }) => own?.[0]?.textContent),
      labels,
    );
    assert.deepEqual(
      radios.map(({ checked }) => checked),
      [true, false, false, false, false],
    );
    assert.equal(new Set(radios.map(({ name }) => name)).size, 1);
    assert.ok(screen.getByRole('radiogroup', { name: 'Milestones' }));
    assert.equal(
      document.querySelectorAll('[hidden], [role="tab"], [role="tabpanel"], [tabindex]').length,
      0,
    );
    for (const label of labels) {
      const panel = screen.getByText((text) => text === `What happened in ${label}`).parentElement;
      assert.ok(panel?.textContent?.startsWith(label), 'the label stands in its panel');
    }
  });

  test('nothing chosen, the first tab is selected and the focus stays where it was', () => {
    hydrateAfter(() => undefined);
    assert.equal(selected(), '2021');
    hasFocus(document.body);
    assert.equal(screen.queryAllByRole('radio').length, 0);
  });

  test('the second radio button chosen, the second tab is selected', () => {
    hydrateAfter((radios) => radios[1]?.click());
    assert.equal(selected(), '2022');
    hasFocus(document.body);
  });

  test('focus on the last radio button goes on to the tab that replaces it', () => {
    hydrateAfter((radios) => {
      radios[4]?.click();
      radios[4]?.focus();
    });
    assert.equal(selected(), '2025');
    hasFocus(tab('2025'));
  });
});
