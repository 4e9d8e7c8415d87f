import assert from 'node:assert/strict';
import { messageWords } from '../../../src/content/en/interface';
import { showAllPages } from '../harness/all-pages';
import { browserTest } from '../harness/browser-test';
import { fillAll, preparesMessage, send, typed } from '../harness/form';
import { openSite } from '../harness/open-page';
import { waitFor } from '../harness/wait';

/** Runs in the page: what a print should not have. */
function look() {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (css: string) => [...document.querySelectorAll(css)].filter(isShown);
  const styles = shown('body, body *').map((one) => getComputedStyle(one));
  const panels = [...document.querySelectorAll('.tab-panel, details > p, .carousel-slide')];
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    controls: shown('button, input, textarea, iframe, nav, .tab, .skip').length,
    closed: panels.filter((one) => !isShown(one)).length,
    ink: [...new Set(styles.map(({ color }) => color))],
    paper: [...new Set(styles.map(({ backgroundColor }) => backgroundColor))],
    'too wide by': scrollWidth - clientWidth,
  };
}

browserTest(
  'A1, T2: a print in either scheme is black on white, with all open and no controls',
  async (page) => {
    await page.setViewport(720, 1000);
    await openSite(page);
    await showAllPages(page);
    for (const scheme of ['light', 'dark'] as const) {
      await page.prefer({ print: true, scheme });
      const [ink, paper] = [['rgb(0, 0, 0)'], ['rgba(0, 0, 0, 0)']];
      const expected = { controls: 0, closed: 0, ink, paper, 'too wide by': 0 };
      assert.deepEqual(await page.evaluate(look), expected, scheme);
    }
  },
  { engines: ['chromium'] },
);

/** Runs in the page: the texts of the card with the form and its panel, as printed. */
function printed() {
  const card = document.querySelector<HTMLElement>('.contact-card');
  const label = card?.querySelector('.message-panel label');
  return {
    card: card?.innerText,
    message: label && getComputedStyle(label, '::after').content,
    controls: [...(card?.querySelectorAll('a, button, input, textarea') ?? [])].filter((one) =>
      one.checkVisibility(),
    ).length,
  };
}

browserTest(
  'F2: a finished message is printed in full, without the form and the buttons',
  async (page) => {
    await openSite(page, '#/contact-us');
    await page.prefer({ print: true });
    assert.equal((await page.evaluate(printed)).card, '');
    await page.prefer({ print: false });
    await fillAll(page);
    await page.click(send);
    await waitFor(page, 'the panel', () => document.activeElement?.matches('.message-panel'));
    await page.prefer({ print: true });
    const { card, message, controls } = await page.evaluate(printed);
    assert.ok(card?.startsWith(messageWords.heading), `${card}`);
    for (const text of Object.values(typed)) assert.ok(message?.includes(text), `${message}`);
    assert.equal(controls, 0);
  },
  { engines: ['chromium'], skip: !preparesMessage && 'the form is sent to a server' },
);
