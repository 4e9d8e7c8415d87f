import assert from 'node:assert/strict';
import { missionTabs } from '../../../src/content/en/about';
import { tabNames } from '../../../src/content/en/interface';
import { milestones } from '../../../src/content-model/lists-with-words';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { open, openWithoutScript, ready, serveWithoutScript } from '../harness/open-page';
import { serve } from '../harness/site';
import { waitFor } from '../harness/wait';

const lists = {
  mission: missionTabs.map(({ label }) => label),
  milestones: milestones.map(({ year }) => year),
};
const allLabels = [...lists.mission, ...lists.milestones];
/** The index of the first panel of the milestones. */
const firstYear = lists.mission.length;
type ListName = keyof typeof lists;
const listNames = ['mission', 'milestones'] as const satisfies ListName[];
function fewTabs(name: ListName) {
  return lists[name].length < 3 && `this site has fewer than three ${name}`;
}

/** Runs in the page: the state of one list of tabs, by the indexes of its tabs. */
function look(name: string) {
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
}

async function expectAt(
  page: Page,
  name: ListName,
  index: number,
  { focused = [index], focusedPanel = -1 } = {},
) {
  const names = lists[name];
  assert.deepEqual(await page.evaluate(look, tabNames[name]), {
    names,
    selected: [index],
    reachable: [index],
    shown: [index],
    focused,
    focusedPanel,
    ownPanels: names.map((_, at) => at),
  });
}

browserTest(
  'T1: Tab leads from the selected tab to its panel, and arrow keys are mirrored',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/about-us'));
    await page.click({ css: '[role="tab"]', name: lists.mission[1] ?? '' });
    await expectAt(page, 'mission', 1);
    await page.press('Tab');
    await expectAt(page, 'mission', 1, { focused: [], focusedPanel: 1 });
    await page.press('Shift+Tab');
    await page.press('ArrowLeft');
    await expectAt(page, 'mission', 0);
    await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
    await page.press('ArrowLeft');
    await expectAt(page, 'mission', 1);
    assert.deepEqual(await page.messages(), []);
  },
  { skip: fewTabs('mission') },
);

browserTest(
  'T1: a screen reader finds one panel for each list of tabs',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/about-us'));
    type Node = { role?: { value: string }; name?: { value: string } };
    const tree = (await page.cdp('Accessibility.getFullAXTree')) as { nodes: Node[] };
    const panels = tree.nodes.filter(({ role }) => role?.value === 'tabpanel');
    assert.deepEqual(
      panels.map(({ name }) => name?.value),
      listNames.map((name) => lists[name][0]),
    );
  },
  { engines: ['chromium'] },
);

browserTest('T1: find-in-page opens the panel that contains the words', async (page) => {
  const site = await serve();
  await open(page, site.url('#/about-us'));
  for (const [text, name, index] of [
    [missionTabs[2]?.paragraphs[0] ?? '', 'mission', 2],
    [milestones.at(-1)?.paragraph ?? '', 'milestones', milestones.length - 1],
  ] as const) {
    await page.goto(site.url(`#/about-us:~:text=${encodeURIComponent(text)}`));
    await waitFor(
      page,
      `tab ${index} of ${tabNames[name]}`,
      (list: string, at: number) => {
        const tabs = [
          ...document.querySelectorAll(`article:not([hidden]) [aria-label="${list}"] > *`),
        ];
        return tabs[at]?.getAttribute('aria-selected') === 'true';
      },
      tabNames[name],
      index,
    );
    await expectAt(page, name, index, { focused: [] });
  }
});

/** Runs in the page: which panels are open, and the texts of visible labels and tabs. */
function lookWithoutScript() {
  const isShown = (element: Element | null) => element?.checkVisibility() === true;
  const page = [...document.querySelectorAll('.page')].find(isShown);
  const inPage = (css: string) => [...(page?.querySelectorAll(css) ?? [])];
  return {
    panels: inPage('.tab-panel').map((panel) => isShown(panel.lastElementChild)),
    labels: inPage('.tab-panel-label')
      .filter(isShown)
      .map((label) => label.textContent),
    tabs: inPage('.tab')
      .filter(isShown)
      .map((tab) => tab.textContent),
  };
}

browserTest(
  'T2, T4, R12: tabs respond to mouse and keys before the script arrives, and stay chosen',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/about-us'));
    const shown = async () =>
      (await page.evaluate(lookWithoutScript)).panels.flatMap((isShown, index) =>
        isShown ? index : [],
      );
    assert.deepEqual(await page.evaluate(lookWithoutScript), {
      panels: allLabels.map((_, index) => index === 0 || index === firstYear),
      labels: [],
      tabs: allLabels,
    });
    for (const [index, name] of lists.milestones.entries()) {
      await page.click({ css: '.tab', name });
      assert.deepEqual(await shown(), [0, firstYear + index], `panels in view at ${name}`);
    }
    await page.click({ css: '.tab', name: lists.mission[2] ?? '' });
    await page.click({ css: '.tab', name: lists.milestones[1] ?? '' });
    assert.deepEqual(await shown(), [2, firstYear + 1], 'panels in view');
    await page.press('ArrowRight');
    assert.deepEqual(await shown(), [2, firstYear + 2], 'panels in view');
    site.release();
    await ready(page);
    await expectAt(page, 'mission', 2, { focused: [] });
    await expectAt(page, 'milestones', 2);
    assert.deepEqual(await page.messages(), []);
  },
  { skip: fewTabs('milestones') },
);

/** Runs in the page: copies years until the timeline has this many, and returns their boxes. */
function yearBoxes(count: number) {
  const list = document.querySelector('.timeline .tab-list');
  if (!list) throw new Error('There is no timeline');
  while (list.children.length > count) list.lastElementChild?.remove();
  while (list.children.length < count) list.append(list.children[0]?.cloneNode(true) ?? '');
  return [...list.children].map((year) => {
    const range = document.createRange();
    range.selectNodeContents(year);
    const { left, right, top } = range.getBoundingClientRect();
    return { left, right, top };
  });
}

browserTest(
  'T1: five years of the timeline are in one row at 320 px, and nine are in two',
  async (page) => {
    const site = await serve();
    await page.setViewport(320, 700);
    await open(page, site.url('#/about-us'));
    for (const [count, rows] of [
      [5, 1],
      [9, 2],
    ] as const) {
      const boxes = await page.evaluate(yearBoxes, count);
      assert.deepEqual([boxes.length, new Set(boxes.map(({ top }) => top)).size], [count, rows]);
      const gaps = boxes
        .slice(1)
        .flatMap(({ left, top }, at) => (top === boxes[at]?.top ? [left - boxes[at].right] : []));
      assert.ok(
        gaps.every((gap) => gap >= 4),
        `gaps between ${count} years: ${gaps.join()}`,
      );
    }
  },
  { engines: ['chromium'] },
);
