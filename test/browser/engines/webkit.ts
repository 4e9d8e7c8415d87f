import { collect, handOver } from './collector';
import { preludes } from './preludes';
import { toExpression } from './source';
import {
  type Driver,
  type Engine,
  type Message,
  NotExpressible,
  type PointerKind,
  type PointerStep,
} from './types';
import { keyActions, pointerActions, wheelActions } from './w3c-actions';
import { navigationOf } from './webkit-navigation';
import { startWebDriver } from './webkit-process';
import { type Window, openWindow } from './webkit-window';

const refuse = (kind: PointerKind, steps: PointerStep[], held: Set<string>) => {
  if (kind === 'touch') throw new NotExpressible('WebKit passes a finger off as a mouse');
  if (steps.some((step) => step.do === 'cancel'))
    throw new NotExpressible('WebKit cannot cancel a pointer');
  const isOther = (step: PointerStep) => 'button' in step && (step.button ?? 'left') !== 'left';
  if (steps.some(isOther))
    throw new NotExpressible('WebKit releases every mouse button as the left one');
  if (held.size > 0)
    throw new NotExpressible('WebKit under automation opens no tab for a modified click');
};

const inputOf = ({ call }: Window): Pick<Driver, 'pointer' | 'keys' | 'wheel'> => {
  const held = new Set<string>();
  const act = async (actions: object[]) => void (await call('POST', '/actions', { actions }));
  return {
    async pointer(kind, steps) {
      refuse(kind, steps, held);
      await act(pointerActions(kind, steps));
    },
    async keys(steps) {
      await act(keyActions(steps));
      for (const { do: doing, key } of steps) doing === 'down' ? held.add(key) : held.delete(key);
    },
    wheel: (at, delta) => act(wheelActions(at, delta)),
  };
};

const messagesOf = ({ run }: Window) => {
  const messages: Message[] = [];
  const gather = async () => {
    const more = (await run(toExpression(handOver)).catch(() => null)) as Message[] | null;
    messages.push(...(more ?? []));
    return more !== null;
  };
  const all = async () => {
    if (await gather()) return [...messages];
    throw new NotExpressible(
      'WebKit tells its messages only where site.ts serves the page and script is on',
    );
  };
  return { gather, all };
};

const preludesOf = () => {
  const collector = toExpression(collect, [true]);
  const own = new Set([collector]);
  preludes.add(collector);
  return {
    add(source: string) {
      own.add(source);
      preludes.add(source);
    },
    demand(url: string) {
      if (own.size === 1 || !url.startsWith('file:')) return;
      throw new NotExpressible(
        'WebKit can run a script before the page only where site.ts serves it',
      );
    },
    remove: () => own.forEach((source) => preludes.delete(source)),
  };
};

const newDriver = async (window: Window): Promise<Driver> => {
  const { run } = window;
  const own = preludesOf();
  const messages = messagesOf(window);
  const { goto, history, reload } = navigationOf(window);
  return {
    engine: 'webkit',
    async goto(url, until) {
      own.demand(url);
      await messages.gather();
      await goto(url, until);
    },
    run,
    init: async (source) => own.add(source),
    ...inputOf(window),
    async history(step) {
      await messages.gather();
      await history(step);
    },
    async reload() {
      await messages.gather();
      await reload();
    },
    hide: window.hide,
    viewport: window.viewport,
    async prefer(preferences) {
      await messages.gather();
      const url = (await window.ask('location.href')) as string;
      await window.prefer(preferences);
      if (url !== 'about:blank') await goto(url, 'load');
    },
    screenshot: window.screenshot,
    messages: messages.all,
    tabs: () =>
      Promise.reject(
        new NotExpressible('WebKit under automation opens no tab for a modified click'),
      ),
    cdp: () => Promise.reject(new NotExpressible('WebKit does not speak CDP')),
    async close() {
      own.remove();
      await goto('about:blank', 'load');
      await window.leave();
    },
  };
};

export const startWebkit = async (): Promise<Engine> => {
  const { version, open, leave, close } = await startWebDriver();
  return {
    name: 'webkit',
    version,
    newDriver: async () => newDriver(await openWindow(open, leave)),
    close,
    kill: close,
  };
};
