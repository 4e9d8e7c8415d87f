import assert from 'node:assert/strict';
import { missionTabs } from '../../../src/content/en/about';
import { milestones } from '../../../src/content-model/lists-with-words';
import { filled } from '../../helpers/facts';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { openSite, openWithoutScript, ready, serveWithoutScript } from '../harness/open-page';
import { eventually } from '../harness/wait';

const mission = missionTabs.map(({ label }) => label);
const years = milestones.map(({ year }) => year);
const skip = Math.min(mission.length, years.length) < 3 && 'this site has fewer than three tabs';

/**
 * Runs in the page: the selected tabs of all lists of the page, those that Tab can reach, and the
 * visible panels, by their indexes; and where the focus is.
 */
function look() {
  const tabs = [...document.querySelectorAll('article:not([hidden]) [role="tab"]')];
  const panels = tabs.map((tab) =>
    document.getElementById(tab.getAttribute('aria-controls') ?? ''),
  );
  const where = (fits: (tab: Element, index: number) => boolean | undefined) =>
    tabs.flatMap((tab, index) => (fits(tab, index) ? index : []));
  const focused = document.activeElement as HTMLElement;
  return {
    selected: where((tab) => tab.getAttribute('aria-selected') === 'true'),
    reachable: where((tab) => tab.getAttribute('tabindex') === '0'),
    shown: where((_, index) => panels[index]?.lastElementChild?.checkVisibility()),
    focus: [tabs.indexOf(focused), panels.indexOf(focused)],
  };
}

/** The tab of the mission and the year that are selected; the focus may be on a tab or a panel. */
function expectAt(page: Page, tab: number, year: number, { focus = [-1, -1] } = {}) {
  const both = [tab, mission.length + year];
  const expected = { selected: both, reachable: both, shown: both, focus };
  return eventually(() => page.evaluate(look), expected);
}

browserTest(
  'T1: a screen reader finds one panel for each list of tabs',
  async (page) => {
    await openSite(page, '#/about-us');
    type Node = { role?: { value: string }; name?: { value: string } };
    const tree = (await page.cdp('Accessibility.getFullAXTree')) as { nodes: Node[] };
    const panels = tree.nodes.filter(({ role }) => role?.value === 'tabpanel');
    assert.deepEqual(
      panels.map(({ name }) => name?.value),
      [mission[0], years[0]],
    );
  },
  { engines: ['chromium'] },
);

browserTest('T1: find-in-page opens the panel that contains the words', async (page) => {
  const site = await openSite(page, '#/about-us');
  const find = (text = '') =>
    page.goto(site.url(`#/about-us:~:text=${encodeURIComponent(filled(text))}`));
  await find(missionTabs.at(-1)?.paragraphs[0]);
  await expectAt(page, mission.length - 1, 0);
  await find(milestones.at(-1)?.paragraph);
  await expectAt(page, mission.length - 1, years.length - 1);
});

/** Runs in the page: which panels are open, and the texts of visible labels and tabs. */
function lookWithoutScript() {
  const isShown = (element: Element | null) => element?.checkVisibility() === true;
  const page = [...document.querySelectorAll('.page')].find(isShown);
  const inPage = (css: string) => [...(page?.querySelectorAll(css) ?? [])];
  const textsOf = (css: string) =>
    inPage(css)
      .filter(isShown)
      .map((one) => one.textContent);
  return {
    panels: inPage('.tab-panel').flatMap(({ lastElementChild }, index) =>
      isShown(lastElementChild) ? index : [],
    ),
    labels: textsOf('.tab-panel-label'),
    tabs: textsOf('.tab'),
  };
}

browserTest(
  'T4: before the script arrives, a press shows its panel among elements of an extension',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/about-us'));
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('.tabs > *'))
        element.after(document.createElement('span'));
    });
    await page.click({ css: '.tab', name: years[2] ?? '' });
    const { panels } = await page.evaluate(lookWithoutScript);
    assert.deepEqual(panels, [0, mission.length + 2]);
  },
  { skip, engines: ['chromium', 'firefox'] },
);

browserTest(
  'T2, T4, R12: tabs respond to mouse and keys before the script arrives, and stay chosen',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/about-us'));
    const expectPanels = async (tab: number, year: number) =>
      assert.deepEqual(await page.evaluate(lookWithoutScript), {
        panels: [tab, mission.length + year],
        labels: [],
        tabs: [...mission, ...years],
      });
    await expectPanels(0, 0);
    for (const [index, name] of years.entries()) {
      await page.click({ css: '.tab', name });
      await expectPanels(0, index);
    }
    await page.click({ css: '.tab', name: mission[2] ?? '' });
    await page.click({ css: '.tab', name: years[1] ?? '' });
    await page.press('ArrowRight');
    await expectPanels(2, 2);
    site.release();
    await ready(page);
    await expectAt(page, 2, 2, { focus: [mission.length + 2, -1] });
    assert.deepEqual(await page.messages(), []);
  },
  { skip },
);
