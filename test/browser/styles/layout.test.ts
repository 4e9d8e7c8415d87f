import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { browserTest } from '../harness/browser-test';
import { servePseudoSite } from '../harness/built-sites';
import type { Page } from '../harness/engines/page';
import { allHashes, open, openPseudo, otherEditions } from '../harness/open-page';
import { type Site, serve } from '../harness/site';
import { frames, settleMotion } from '../harness/wait';

/** Runs in the page: each visible line of text with its box, and the elements that may cut it. */
function install() {
  const isRead = (element: Element) =>
    !element.closest('[inert], .visually-hidden, .skip, [aria-hidden="true"]') &&
    element.checkVisibility({ visibilityProperty: true });
  const cutters = (element: Element | null): Element[] => {
    if (!element || element === document.body) return [];
    const { overflowX, overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX + overflowY)) return [];
    return /clip|hidden/.test(overflowX + overflowY)
      ? [element, ...cutters(element.parentElement)]
      : cutters(element.parentElement);
  };
  const linesOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const readLines = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { text: string; box: DOMRect; cutters: Element[] }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !node.parentElement || !isRead(node.parentElement)) continue;
      const around = cutters(node.parentElement);
      for (const box of linesOf(node))
        lines.push({ text: text.slice(0, 40), box, cutters: around });
    }
    return lines;
  };
  Object.assign(window, { readLines });
}

interface Line {
  text: string;
  box: DOMRect;
  cutters: Element[];
}
type WithLines = Window & { readLines(): Line[] };

/** Runs in the page: what is cut off, overlaps, or makes the page scroll sideways. */
function find(): string[] {
  scrollTo({ top: 0, behavior: 'instant' });
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const isBeyond = ({ left, right }: DOMRect) => left < -1 || right > clientWidth + 1;
  const place = ({ left, right }: DOMRect) => `${Math.round(left)} to ${Math.round(right)} px`;
  const lines = (window as unknown as WithLines).readLines().sort((a, b) => a.box.top - b.box.top);
  for (const { text, box, cutters } of lines) {
    if (isBeyond(box)) found.push(`“${text}” is at ${place(box)}`);
    for (const cutter of cutters) {
      const edge = cutter.getBoundingClientRect();
      const isCutAside = box.left < edge.left - 1 || box.right > edge.right + 1;
      const rim = box.height / 4;
      if (isCutAside || box.top + rim < edge.top || box.bottom - rim > edge.bottom)
        found.push(`“${text}” is cut by .${cutter.className}`);
    }
  }
  // The boxes of tall scripts overlap although the letters do not: only the middle of a line
  // counts.
  const middles = lines.map(({ text, box: { left, right, top, bottom, height } }) => ({
    text,
    left: left + 1,
    right: right - 1,
    top: top + height * 0.3,
    bottom: bottom - height * 0.3,
  }));
  middles.forEach((one, index) => {
    for (const other of middles.slice(index + 1)) {
      if (other.top > one.bottom + 200) break;
      const isOver =
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom;
      if (isOver) found.push(`“${one.text}” and “${other.text}” overlap`);
    }
  });
  for (const part of document.querySelectorAll('img, input, textarea, button, progress, iframe')) {
    const box = part.getBoundingClientRect();
    const isSeen = part.checkVisibility({ visibilityProperty: true }) && !part.closest('[inert]');
    if (isSeen && isBeyond(box)) found.push(`${part.outerHTML.slice(0, 60)} is at ${place(box)}`);
  }
  return found;
}

async function overflow(page: Page) {
  await frames(page);
  await page.evaluate(install);
  return page.evaluate(find);
}

type Size = readonly [width: number, height: number];

/** The overflow of each page of an edition at each size of the window. */
async function overflowAt(page: Page, site: Site, sizes: readonly Size[], edition = '') {
  const found: Record<string, string[]> = {};
  for (const [width, height] of sizes) {
    await page.setViewport(width, height);
    for (const hash of allHashes) {
      await open(page, site.url(edition + hash));
      await settleMotion(page);
      const lost = await overflow(page);
      if (lost.length > 0) found[`${hash} at ${width} px`] = lost;
    }
  }
  return found;
}

const widths = [280, 360, 620, 940, 1200, 2560];

browserTest(
  '1.4.10: no page scrolls sideways, cuts text off or overlaps text at any width',
  async (page) => {
    const site = await serve();
    // 290 px is the narrowest window that WebKit's tool bar allows. Other engines differ in fonts
    // only, so two widths are enough.
    const chosen = page.engine === 'chromium' ? widths : [290, 1280];
    assert.deepEqual(
      await overflowAt(
        page,
        site,
        chosen.map((width) => [width, 800]),
      ),
      {},
    );
  },
  { timeout: 180_000 },
);

for (const { file } of otherEditions)
  browserTest(
    `1.4.10: no page of ${file} scrolls sideways, cuts text off or overlaps text`,
    async (page) => {
      const site = await serve();
      const sizes = [280, 390, 940].map((width) => [width, 800] as const);
      assert.deepEqual(await overflowAt(page, site, sizes, file), {});
    },
    { engines: ['chromium'] },
  );

browserTest(
  '1.4.10: a long name of the company wraps in the header and the footer',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/contact-us'));
    await page.evaluate(() => {
      for (const brand of document.querySelectorAll('.brand'))
        brand.lastChild?.replaceWith('Indian Language Services Private Limited');
    });
    for (const width of [336, 480, 960, 1280]) {
      await page.setViewport(width, 800);
      assert.deepEqual(await overflow(page), [], `at ${width} px`);
    }
  },
  { engines: ['chromium'] },
);

// https://www.w3.org/TR/WCAG22/#text-spacing
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * A style sheet of the visitor's own, as extensions add it. A constructed sheet, unlike a style
 * element, passes the content security policy.
 */
async function addStyles(page: Page, css: string) {
  await page.evaluate((text: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  await frames(page);
}

for (const { file } of editions)
  browserTest(
    `1.4.12: wider text spacing hides nothing on any page of ${file}`,
    async (page) => {
      const site = await serve();
      await open(page, site.url(file));
      await addStyles(page, spacing);
      const sizes = [320, 390, 650].map((width) => [width, 740] as const);
      assert.deepEqual(await overflowAt(page, site, sizes, file), {});
      const gap = await page.evaluate(() => getComputedStyle(document.body).letterSpacing);
      assert.notEqual(gap, 'normal', 'the style sheet of the test was lost');
    },
    { engines: ['chromium'] },
  );

browserTest(
  '1.4.10: a zoom to 400 % hides nothing on any page, and the header scrolls away',
  async (page) => {
    const site = await serve();
    assert.deepEqual(await overflowAt(page, site, [[320, 256]]), {});
    const headerEnd = await page.evaluate(() => {
      scrollTo({ top: 500, behavior: 'instant' });
      return document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    });
    assert.ok(headerEnd <= 0, `the header covers ${headerEnd} px`);
  },
  { engines: ['chromium'] },
);

browserTest(
  '1.4.4: a font size of 200 % in the browser hides nothing on any page',
  async (page) => {
    const site = await serve();
    await page.cdp('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await open(page, site.url('#/'));
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
      '32px',
    );
    assert.deepEqual(
      await overflowAt(page, site, [
        [1280, 800],
        [640, 800],
      ]),
      {},
    );
    // The row of editions scrolls there.
    await addStyles(page, '.site-header > .edition-links { visibility: hidden }');
    assert.deepEqual(await overflowAt(page, site, [[360, 740]]), {});
  },
  { engines: ['chromium'] },
);

browserTest(
  'words that are 40 % longer neither overflow nor are cut off at 320 px',
  async (page) => {
    const site = await servePseudoSite();
    const found: Record<string, string[]> = {};
    await page.setViewport(320, 800);
    for (const hash of allHashes) {
      await openPseudo(page, site.url(hash));
      await settleMotion(page);
      const lost = await overflow(page);
      if (lost.length > 0) found[hash] = lost;
    }
    assert.deepEqual(found, {});
  },
  { engines: ['chromium'] },
);
