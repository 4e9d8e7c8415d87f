import type { Browser } from 'puppeteer-core';
import { visit } from './visit';

/** Times in ms since the navigation began. */
export interface Load {
  readonly bytes: number;
  /** When the heading of the page has been painted. */
  readonly heading: number;
  readonly largestPaint: number;
  /** How long tasks of over 50 ms blocked the main thread beyond these 50 ms, from 0 to 5 s. */
  readonly blocked: number;
  readonly shift: number;
}

const slow = { line: true, processor: true };

declare global {
  interface Window {
    bench: {
      shift: number;
      largest: number;
      heading: number;
      blocked: number;
      answered: number;
      place: string;
      missed: boolean;
    };
  }
}

/** Runs in the page before its own script. */
function observe() {
  window.bench = {
    shift: 0,
    largest: 0,
    heading: 0,
    blocked: 0,
    answered: 0,
    place: '',
    missed: false,
  };
  const on = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  on(
    'layout-shift',
    (entry) => (window.bench.shift += (entry as unknown as { value: number }).value),
  );
  on('largest-contentful-paint', (entry) => (window.bench.largest = entry.startTime));
  on('longtask', ({ startTime, duration }) => {
    if (startTime < 5000) window.bench.blocked += duration - 50;
  });
  const lookForHeading = () => {
    const headings = [...document.querySelectorAll('main h1')];
    if (!headings.some((each) => each.checkVisibility()))
      return requestAnimationFrame(lookForHeading);
    // The first task after the frame, before any other that waits.
    return scheduler.postTask(() => (window.bench.heading = performance.now()), {
      priority: 'user-blocking',
    });
  };
  requestAnimationFrame(lookForHeading);
}

export function measureLoad(browser: Browser, url: string): Promise<Load> {
  return visit(browser, slow, async (page, cdp) => {
    let bytes = 0;
    await cdp.send('Network.enable');
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.evaluateOnNewDocument(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForNetworkIdle({ idleTime: 1000 });
    await page.waitForFunction(() => performance.now() > 5000);
    const times = await page.evaluate(() => ({
      heading: window.bench.heading,
      blocked: window.bench.blocked,
      largestPaint: window.bench.largest,
      shift: window.bench.shift,
    }));
    return { bytes, ...times };
  });
}

/**
 * Runs in the page: scrolls to the second question of the visible page. Its place, once it can be
 * pressed and is where it was a frame ago.
 */
function findQuestion() {
  const questions = document.querySelectorAll('.accordion :nth-child(2) > summary');
  const question = [...questions].find((each) => each.checkVisibility());
  question?.scrollIntoView({ block: 'center' });
  const { left = 0, top = 0, width = 0, height = 0 } = question?.getBoundingClientRect() ?? {};
  const [x, y] = [left + width / 2, top + height / 2];
  const place = `${x}, ${y}`;
  const moved = place !== window.bench.place;
  window.bench.place = place;
  // Chromium discards presses before the first paint.
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (!painted || moved || !question?.contains(document.elementFromPoint(x, y))) return false;
  const answer = () => setTimeout(() => (window.bench.answered = performance.now()));
  const onClick = (event: MouseEvent) => {
    if (question.contains(event.target as Element)) return;
    // Late layout has moved another element to the place, such as a link.
    event.preventDefault();
    event.stopImmediatePropagation();
    window.bench.missed = true;
  };
  window.bench.missed = false;
  window.addEventListener('click', onClick, { capture: true, once: true });
  const onToggle = () => requestAnimationFrame(answer);
  question.parentElement?.addEventListener('toggle', onToggle, { once: true });
  return { x, y };
}

/**
 * A press on a question of the FAQ as soon as it is there, until a frame shows the answer. A press
 * that misses, because the question has moved meanwhile, is made again: a visitor would, too.
 */
export function measurePress(browser: Browser, url: string): Promise<number> {
  return visit(browser, slow, async (page) => {
    await page.evaluateOnNewDocument(observe);
    await page.goto(url, { waitUntil: [] });
    for (;;) {
      const place = await (await page.waitForFunction(findQuestion)).jsonValue();
      if (place) await page.touchscreen.tap(place.x, place.y);
      await page.waitForFunction(() => window.bench.answered > 0 || window.bench.missed);
      const answered = await page.evaluate(() => window.bench.answered);
      if (answered > 0) return answered;
    }
  });
}
