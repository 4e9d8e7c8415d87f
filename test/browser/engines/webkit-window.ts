import { setTimeout as delay } from 'node:timers/promises';
import { type Preferences, defaultPreferences, defaultViewport } from './types';
import type { LeaveSession, OpenSession, Session } from './webkit-process';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const run = async ({ call }: Session, expression: string, frame?: string): Promise<unknown> => {
  const execute = () => call('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  if (!frame) return execute();
  const element = (await call('POST', '/element', {
    using: 'css selector',
    value: frame,
  })) as Record<string, string>;
  await call('POST', '/frame', { id: { [elementKey]: element[elementKey] } });
  return execute().finally(() => call('POST', '/frame/parent', {}));
};

/** A browser that has just come up puts its first, empty document in the place of an even earlier one. */
const ask = (session: Session, expression: string, tries = 20): Promise<unknown> =>
  run(session, expression).catch(async (error: unknown) => {
    if (tries === 1) throw error;
    await delay(50);
    return ask(session, expression, tries - 1);
  });

/** The window answers a frame or more after the command, and its tool bar takes some of the height. */
const resize = async (session: Session, width: number, height: number) => {
  const size = async () => (await ask(session, '[innerWidth, innerHeight]')) as [number, number];
  const set = (outer: number) =>
    session.call('POST', '/window/rect', { x: 0, y: 0, width, height: outer });
  const nextFrame = () => ask(session, 'new Promise(requestAnimationFrame).then(() => null)');
  let outer = height;
  await set(outer);
  for (let frame = 0; frame < 120; frame += 1) {
    const [innerWidth, innerHeight] = await size();
    if (innerWidth === width && innerHeight === height) return;
    const isBarKnown = innerWidth === width && innerHeight < height && outer === height;
    if (isBarKnown && frame > 2) await set((outer = height + height - innerHeight));
    await nextFrame();
  }
  throw new Error(
    `WebKit's window did not become ${width} by ${height}, but ${String(await size())}`,
  );
};

const pageHeight = 'document.documentElement.scrollHeight';

/** One window of MiniBrowser. What can be chosen only when it opens makes it open anew. */
export const openWindow = async (open: OpenSession, leave: LeaveSession) => {
  let size = defaultViewport;
  let preferences: Preferences = defaultPreferences;
  let session = await open(preferences);
  await resize(session, size.width, size.height);
  const call: Session['call'] = (method, address, body) => session.call(method, address, body);
  return {
    call,
    leave: () => leave(session),
    run: (expression: string, frame?: string) => run(session, expression, frame),
    ask: (expression: string) => ask(session, expression),
    /** The new window is empty. */
    async prefer(wishes: Preferences) {
      preferences = wishes;
      await session.call('DELETE', '');
      session = await open(preferences);
      await resize(session, size.width, size.height);
    },
    async viewport(width: number, height: number) {
      size = { width, height };
      await resize(session, width, height);
    },
    async hide(isHidden: boolean) {
      if (isHidden) await call('POST', '/window/minimize', {});
      else await resize(session, size.width, size.height);
    },
    async screenshot(fullPage: boolean) {
      if (fullPage) await resize(session, size.width, (await run(session, pageHeight)) as number);
      const picture = Buffer.from(String(await call('GET', '/screenshot')), 'base64');
      if (fullPage) await resize(session, size.width, size.height);
      return picture;
    },
  };
};

export type Window = Awaited<ReturnType<typeof openWindow>>;
