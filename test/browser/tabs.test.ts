import assert from 'node:assert/strict';
import { milestoneWords, missionTabs } from '../../src/content/en/about';
import { browserTest } from './browser-test';
import type { Page } from './engines/page';
import { engineNames } from './engines/types';
import { open, openWithoutScript, ready, serveWithoutScript, textFragment } from './open-page';
import { serve } from './site';
import { waitFor } from './wait';

const lists = {
  'Mission, Vision and Philosophy': ['Mission', 'Vision', 'Philosophy'],
  'Milestones by year': ['2021', '2022', '2023', '2024', '2025'],
};
type ListName = keyof typeof lists;

/**
 * Runs in the page: what there is to know of one list of tabs, with positions that count from 0.
 */
const look = (name: string) => {
  const list = [...document.querySelectorAll('article:not([hidden]) [role="tablist"]')].find(
    (one) => one.getAttribute('aria-label') === name,
  );
  const tabs = [...(list?.children ?? [])];
  const panels = tabs.map((tab) =>
    document.getElementById(tab.getAttribute('aria-controls') ?? ''),
  );
  const where = (fits: (tab: Element, index: number) => boolean) =>
    tabs.map((tab, index) => (fits(tab, index) ? index : -1)).filter((index) => index >= 0);
  return {
    names: tabs.map((tab) => tab.textContent),
    selected: where((tab) => tab.getAttribute('aria-selected') === 'true'),
    reachable: where((tab) => tab.getAttribute('tabindex') === '0'),
    shown: where((_, index) => panels[index]?.lastElementChild?.checkVisibility() === true),
    focused: where((tab) => tab === document.activeElement),
    focusedPanel: panels.indexOf(document.activeElement as HTMLElement),
    ownPanels: where(
      (tab, index) =>
        tab.id !== '' &&
        panels[index]?.getAttribute('aria-labelledby') === tab.id &&
        panels[index]?.getAttribute('role') === 'tabpanel',
    ),
  };
};

const expectAt = async (
  page: Page,
  name: ListName,
  index: number,
  { focused = [index], focusedPanel = -1 } = {},
) => {
  const names = lists[name];
  assert.deepEqual(await page.evaluate(look, name), {
    names,
    selected: [index],
    reachable: [index],
    shown: [index],
    focused,
    focusedPanel,
    ownPanels: names.map((_, at) => at),
  });
};

const walk = async (page: Page, name: ListName) => {
  const last = lists[name].length - 1;
  const steps: [key: string, index: number][] = [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
    ['ArrowRight', 0],
    ['End', last],
    ['Home', 0],
    ['ArrowDown', 0],
    ['ArrowUp', 0],
    ['a', 0],
  ];
  for (const [key, index] of steps) {
    await page.press(key);
    await expectAt(page, name, index);
  }
};

for (const name of Object.keys(lists) as ListName[]) {
  browserTest(
    `T1: ${name}: keys move, wrap and select, and Tab leads to the panel`,
    async (page) => {
      const site = await serve();
      await open(page, site.url('#/about-us'));
      await expectAt(page, name, 0, { focused: [] });
      await page.click({ css: '[role="tab"]', name: lists[name][1] ?? '' });
      await expectAt(page, name, 1);
      await walk(page, name);
      await page.press('ArrowRight');
      await page.press('Tab');
      await expectAt(page, name, 1, { focused: [], focusedPanel: 1 });
      await page.press('Shift+Tab');
      await expectAt(page, name, 1);
      for (const other of Object.keys(lists) as ListName[])
        if (other !== name) await expectAt(page, other, 0, { focused: [] });
      await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
      await page.press('ArrowLeft');
      await expectAt(page, name, 2);
      assert.deepEqual(await page.problems(), []);
    },
    { engines: name === 'Milestones by year' ? ['chromium'] : engineNames },
  );
}

browserTest('T1: find-in-page opens the panel that contains the words', async (page) => {
  const site = await serve();
  await open(page, site.url('#/about-us'));
  for (const [text, name, index] of [
    [missionTabs[2]?.paragraphs[0] ?? '', 'Mission, Vision and Philosophy', 2],
    [milestoneWords[2024].paragraph, 'Milestones by year', 3],
  ] as const) {
    await page.goto(site.url(`#/about-us${textFragment(text)}`));
    await waitFor(
      page,
      `tab ${index} of ${name}`,
      (list: string, at: number) => {
        const tabs = [
          ...document.querySelectorAll(`article:not([hidden]) [aria-label="${list}"] > *`),
        ];
        return tabs[at]?.getAttribute('aria-selected') === 'true';
      },
      name,
      index,
    );
    await expectAt(page, name, index, { focused: [] });
  }
});

/**
 * Runs in the page: each panel's label and whether it shows, and each tab's text and whether it
 * shows.
 */
const lookWithoutScript = () => {
  const isShown = (element: Element | null) => element?.checkVisibility() === true;
  const inPage = (css: string) => [...document.querySelectorAll(`.page:target ${css}`)];
  return {
    panels: inPage('.tab-panel').map((panel) => isShown(panel.lastElementChild)),
    labels: inPage('.tab-panel-label')
      .filter(isShown)
      .map((label) => label.textContent),
    tabs: inPage('.tab')
      .filter(isShown)
      .map((tab) => tab.textContent),
  };
};

browserTest(
  'T2: without script all panels are open under their labels, and there are no tabs',
  async (page) => {
    const site = await serve();
    await page.prefer({ script: false });
    await page.goto(site.url('#/about-us'));
    assert.deepEqual(await page.evaluate(lookWithoutScript), {
      panels: Array.from({ length: 8 }, () => true),
      labels: Object.values(lists).flat(),
      tabs: [],
    });
  },
  { engines: ['chromium'] },
);

browserTest(
  'T2, R12: tabs respond to mouse and keys before the script arrives, and stay chosen',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/about-us'));
    const shown = async () =>
      (await page.evaluate(lookWithoutScript)).panels.flatMap((isShown, index) =>
        isShown ? index : [],
      );
    assert.deepEqual(await page.evaluate(lookWithoutScript), {
      panels: [true, false, false, true, false, false, false, false],
      labels: [],
      tabs: Object.values(lists).flat(),
    });
    await page.click({ css: '.tab', name: 'Philosophy' });
    await page.click({ css: '.tab', name: '2022' });
    assert.deepEqual(await shown(), [2, 4]);
    await page.press('ArrowRight');
    assert.deepEqual(await shown(), [2, 5]);
    site.release();
    await ready(page);
    await expectAt(page, 'Mission, Vision and Philosophy', 2, { focused: [] });
    await expectAt(page, 'Milestones by year', 2);
    assert.deepEqual(await page.problems(), []);
  },
);

browserTest(
  'T1: the years of the timeline are in one row at 320 px',
  async (page) => {
    const site = await serve();
    await page.setViewport(320, 700);
    await open(page, site.url('#/about-us'));
    const tops = await page.evaluate(() =>
      [...document.querySelectorAll('.timeline .tab')].map(
        (one) => one.getBoundingClientRect().top,
      ),
    );
    assert.deepEqual([tops.length, new Set(tops).size], [5, 1]);
  },
  { engines: ['chromium'] },
);
