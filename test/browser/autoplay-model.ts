import { isDeepStrictEqual } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { corner } from './carousel-page';
import type { Page } from './engines/page';
import type { EngineName, Point } from './engines/types';

export const rotating = ['banner', 'services', 'testimonials-home'] as const;
export type Rotating = (typeof rotating)[number];

const periods = { banner: 6050, services: 3050, 'testimonials-home': 3050 } satisfies Record<
  Rotating,
  number
>;

/** What only the test knows, since it did it. */
export type Model = {
  mouse: Point;
  isHidden: boolean;
  dragged: Rotating | null;
  dragKind: 'mouse' | 'touch';
  stopped: Set<Rotating>;
  /** Start looks past the focus and the mouse that pressed it, until one of them arrives anew. */
  pardons: Map<Rotating, { focuses: number; enters: number }>;
};

export const newModel = (): Model => ({
  mouse: corner,
  isHidden: false,
  dragged: null,
  dragKind: 'mouse',
  stopped: new Set(),
  pardons: new Map(),
});

type Counts = { focuses: number; enters: number };
type Counting = Window & {
  arrivals?: Record<string, Counts>;
  liveIntervals?: Map<unknown, number>;
};

/** Counts what arrives at each carousel, past the site's own script. */
export const countArrivals = (page: Page) =>
  page.init(`(() => {
    const arrivals = window.arrivals = {};
    const at = (element) => {
      const name = element?.closest?.('.carousel')?.dataset.carousel;
      return arrivals[name] ??= { focuses: 0, enters: 0 };
    };
    document.addEventListener('focusin', ({ target }) => at(target).focuses += 1, true);
    document.addEventListener('pointerenter', ({ target, pointerType }) => {
      if (pointerType === 'mouse' && target.matches?.('.carousel')) at(target).enters += 1;
    }, true);
  })()`);

/** Runs in the page: what is so, told by geometry and by the browser. */
const observeInPage = (mouse: Point, engine: EngineName) => {
  const { arrivals = {}, liveIntervals } = window as Counting;
  // WebKit's window has no focus under automation, and its elements get it all the same.
  const isActive = document.hasFocus() || engine === 'webkit';
  const over = document.elementFromPoint(mouse.x, mouse.y)?.closest('.carousel');
  const regions = [
    ...document.querySelectorAll<HTMLElement>('article:not([hidden]) .carousel'),
  ].map((region) => {
    const { top, bottom } = region.getBoundingClientRect();
    const name = region.dataset['carousel'] ?? '';
    return {
      name,
      word: region.dataset['autoplay'] ?? null,
      isInView: bottom > 0 && top < innerHeight,
      isHovered: region === over,
      isFocused: isActive && region.contains(document.activeElement),
      arrivals: { focuses: 0, enters: 0, ...arrivals[name] },
    };
  });
  return { regions, timers: [...(liveIntervals?.values() ?? [])].sort((a, b) => b - a) };
};

const observe = (page: Page, { mouse }: Model) => page.evaluate(observeInPage, mouse, page.engine);
type Seen = Awaited<ReturnType<typeof observe>>;
type Region = Seen['regions'][number];

const isRotating = (name: string): name is Rotating => rotating.some((one) => one === name);

const derived = ({ isFocused, isHovered, arrivals }: Region, name: Rotating, model: Model) => {
  const pardon = model.pardons.get(name) ?? { focuses: -1, enters: -1 };
  if (model.stopped.has(name)) return 'paused';
  if (isFocused && arrivals.focuses > pardon.focuses) return 'focused';
  if (isHovered && arrivals.enters > pardon.enters) return 'hovered';
  return 'playing';
};

/** What is, and what ought to be. Of a hidden page only the timers are asked: engines differ in what they tell it. */
const compare = ({ regions, timers }: Seen, model: Model) => {
  const known = regions.flatMap((region) =>
    isRotating(region.name)
      ? [{ region, name: region.name, word: derived(region, region.name, model) }]
      : [],
  );
  const running = known.filter(
    ({ region, name, word }) =>
      word === 'playing' && region.isInView && !model.isHidden && model.dragged !== name,
  );
  const words = (word: (one: (typeof known)[number]) => string | null) =>
    model.isHidden ? [] : known.map((one) => `${one.name} ${word(one)}`);
  return {
    actual: { words: words(({ region }) => region.word), timers },
    expected: {
      words: words(({ word }) => word),
      timers: running.map(({ name }) => periods[name]).sort((a, b) => b - a),
    },
  };
};

/** To where it is already: what has moved under the mouse hears of it only by its next move. */
const nudge = async (page: Page, model: Model) => {
  model.mouse = { x: model.mouse.x + (model.mouse.x % 2 === 0 ? 1 : -1), y: model.mouse.y };
  await page.pointer('mouse', [{ do: 'move', ...model.mouse }]);
};

/** Waits until the page is as the model says; null if it is, the difference if it does not become so. */
export const difference = async (page: Page, model: Model) => {
  const deadline = performance.now() + 10_000;
  for (;;) {
    const { actual, expected } = compare(await observe(page, model), model);
    if (isDeepStrictEqual(actual, expected)) return null;
    if (performance.now() > deadline) return { actual, expected };
    await delay(10);
    if (!model.isHidden && model.dragged === null) await nudge(page, model);
  }
};

export const pardon = async (page: Page, model: Model, name: Rotating) => {
  const { regions } = await observe(page, model);
  const region = regions.find((one) => one.name === name);
  if (region) model.pardons.set(name, region.arrivals);
};

/** Focus and mouse that come back to a page are new to it; what was stopped stays so. */
export const forget = (model: Model) => model.pardons.clear();
