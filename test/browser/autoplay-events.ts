import type { Random } from '../random-helper';
import { type Model, type Rotating, forget, pardon, rotating } from './autoplay-model';
import { corner, region } from './carousel-page';
import type { Clock } from './clock';
import type { Page } from './engines/page';
import { frames, waitFor } from './wait';

export type World = { page: Page; clock: Clock; model: Model; random: Random; canHide: boolean };
type Event = (world: World) => Promise<string>;

const isHome = (page: Page) =>
  page.evaluate(() => document.querySelector('article:not([hidden]) .banner') !== null);

/** The mouse goes to something of a carousel, which comes into view for it. */
const goTo = async ({ page, model }: World, name: Rotating, part: string) => {
  const at = await page.where(`${region(name)} ${part}`);
  model.mouse = { x: Math.round(at.x), y: Math.round(at.y) };
  await page.pointer('mouse', [{ do: 'move', ...model.mouse }]);
};

const enter: Event = async (world) => {
  const name = world.random.pick(rotating);
  const part = world.random.pick([
    '.carousel-viewport',
    '.carousel-rotation',
    '.carousel-viewport',
  ] as const);
  await goTo(world, name, part);
  return `mouse over ${part} of ${name}`;
};

const overDots: Event = async (world) => {
  const name = world.random.pick(['services', 'testimonials-home'] as const);
  await goTo(world, name, `.carousel-dot:nth-child(${1 + world.random.below(4)})`);
  return `mouse over a dot of ${name}`;
};

const leave: Event = async ({ page, model }) => {
  model.mouse = corner;
  await page.pointer('mouse', [{ do: 'move', ...corner }]);
  return 'mouse out';
};

const pressDot: Event = async (world) => {
  const name = world.random.pick(['services', 'testimonials-home'] as const);
  await goTo(world, name, `.carousel-dot:nth-child(${1 + world.random.below(4)})`);
  await world.page.pointer('mouse', [{ do: 'down' }, { do: 'up' }]);
  return `a dot of ${name} pressed`;
};

const toggle: Event = async (world) => {
  const { page, model, random } = world;
  const name = random.pick(rotating);
  await goTo(world, name, '.carousel-rotation');
  await page.pointer('mouse', [{ do: 'down' }, { do: 'up' }]);
  const isStart = model.stopped.delete(name);
  if (isStart) await pardon(page, model, name);
  else model.stopped.add(name);
  return `${isStart ? 'start' : 'stop'} of ${name}`;
};

/** Out of carousels the way in leads over what stands before it. */
const focusIn: Event = async ({ page, random }) => {
  const name = random.pick(rotating);
  await page.evaluate((css: string) => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button')].filter(
      (one) => one.checkVisibility() && !one.closest('[inert]'),
    );
    all[all.findIndex((one) => one.closest(css)) - 1]?.focus({ preventScroll: true });
  }, region(name));
  await page.press('Tab');
  return `focus into ${name}`;
};

const focusOn: Event = async (world) => {
  const isInside = await world.page.evaluate(
    () => document.activeElement?.closest('.carousel') != null,
  );
  if (!isInside) return focusIn(world);
  const key = world.random.pick([
    'Tab',
    'Shift+Tab',
    'Tab',
    'ArrowRight',
    'ArrowLeft',
    'End',
  ] as const);
  await world.page.press(key);
  return key;
};

const focusOut: Event = async ({ page, model }) => {
  model.mouse = corner;
  await page.pointer('mouse', [{ do: 'move', ...corner }, { do: 'down' }, { do: 'up' }]);
  return 'a press outside';
};

const wheel: Event = async ({ page, model, random }) => {
  model.mouse = { x: 4, y: 400 };
  const y = random.pick([-3000, -700, 700, 3000]);
  await page.wheel(model.mouse, { x: 0, y });
  await frames(page);
  return `wheel by ${y}`;
};

const resize: Event = async ({ page, clock, random }) => {
  const width = random.pick([1280, 900, 600, 1280]);
  const height = random.pick([800, 600]);
  await page.setViewport(width, height);
  await waitFor(
    page,
    'the size',
    (...size: number[]) => String([innerWidth, innerHeight]) === String(size),
    width,
    height,
  );
  await clock.advance(50);
  return `${width} by ${height}`;
};

const pass: Event = async ({ clock, random }) => {
  const time = random.pick([500, 3050, 6050]);
  await clock.advance(time);
  return `${time} ms pass`;
};

const goRoute: Event = async ({ page, clock, model }) => {
  const hash = (await isHome(page)) ? '#/about-us' : '#/';
  await page.evaluate((to: string) => void (location.hash = to), hash);
  await waitFor(
    page,
    hash,
    (home: boolean) => (document.querySelector('article:not([hidden]) .banner') !== null) === home,
    hash === '#/',
  );
  // Once its first frame is painted a timer lets the rest of the page come.
  await clock.advance(0);
  forget(model);
  return `route ${hash}`;
};

const turn =
  (isHidden: boolean): Event =>
  async ({ page, model }) => {
    await page.hide(isHidden);
    await waitFor(
      page,
      isHidden ? 'the page to hide' : 'the page to show',
      (wish: boolean) => document.hidden === wish,
      isHidden,
    );
    model.isHidden = isHidden;
    return isHidden ? 'hide' : 'show';
  };
const [hide, show] = [turn(true), turn(false)];

/** Down and a little aside; what follows is the release. */
const press: Event = async (world) => {
  const { page, model, random } = world;
  const name = random.pick(rotating);
  const part = '.carousel-viewport';
  const kind = page.engine === 'webkit' ? 'mouse' : random.pick(['mouse', 'touch'] as const);
  await goTo(world, name, part);
  if (kind === 'touch') await leave(world);
  const from = await page.where(`${region(name)} ${part}`);
  await page.pointer(kind, [
    { do: 'move', ...from },
    { do: 'down' },
    { do: 'move', x: from.x - 12, y: from.y },
  ]);
  if (kind === 'mouse') model.mouse = { x: Math.round(from.x - 12), y: Math.round(from.y) };
  model.dragged = name;
  model.dragKind = kind;
  return `${kind} drags ${name}`;
};

const release: Event = async ({ page, model }) => {
  await page.pointer(model.dragKind, [{ do: 'up' }]);
  model.dragged = null;
  return 'release';
};

const anywhere = [leave, wheel, resize, goRoute, goRoute, focusOut];
const atHome = [
  ...Array.from({ length: 8 }, () => [enter, overDots, leave, focusOn, focusOn]).flat(),
  ...Array.from({ length: 4 }, () => [toggle, pressDot, press, focusOut, focusIn]).flat(),
  wheel,
  wheel,
  wheel,
  resize,
  pass,
  pass,
  goRoute,
];

/** One event that can happen now. */
export const happen = async (world: World): Promise<string> => {
  const { page, model, random, canHide } = world;
  if (model.isHidden) return show(world);
  if (model.dragged !== null) return release(world);
  const choice = [...((await isHome(page)) ? atHome : anywhere), ...(canHide ? [hide] : [])];
  return (choice[random.below(choice.length)] ?? leave)(world);
};
