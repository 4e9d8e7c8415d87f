import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { freePort } from './free-port';
import { type Preferences, defaultPreferences } from './types';
import { openDesk, stop } from './webkit-desk';

type Call = (
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  body?: object,
  limit?: AbortSignal,
) => Promise<unknown>;

const client =
  (port: number): Call =>
  async (method, address, body, limit) => {
    const init: RequestInit = {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      signal: limit ?? null,
    };
    const response = await fetch(`http://127.0.0.1:${port}${address}`, init);
    const { value } = (await response.json()) as {
      value: { error?: string; message?: string } | null;
    };
    if (value?.error)
      throw new Error(`WebKit: ${value.error}: ${value.message ?? ''} (${address})`);
    return value;
  };

const untilReady = async (call: Call, deadline = performance.now() + 10_000): Promise<void> => {
  const isReady = await call('GET', '/status').then(
    () => true,
    () => false,
  );
  if (isReady) return;
  if (performance.now() > deadline)
    throw new Error('WebKitWebDriver did not answer within 10 seconds');
  await delay(10);
  await untilReady(call, deadline);
};

export type Session = { call: Call };
export type OpenSession = (preferences: Preferences) => Promise<Session>;
export type LeaveSession = (session: Session) => Promise<unknown>;

const newSession = async (call: Call, capabilities: object): Promise<Session> => {
  const answer = await call(
    'POST',
    '/session',
    { capabilities: { alwaysMatch: capabilities } },
    AbortSignal.timeout(5000),
  );
  const { sessionId } = answer as { sessionId: string };
  const own: Call = (method, address, body) =>
    call(method, `/session/${sessionId}${address}`, body);
  // Its limit for a script is a timer of the page's own, which would count among the page's timers.
  await own('POST', '/timeouts', { script: null });
  return { call: own };
};

/** A window remembers a hundred entries. */
const isLong = ({ call }: Session) =>
  call('POST', '/execute/sync', { script: 'return history.length > 50', args: [] });

/** Empty again, in a third of the time that a new browser takes; with a new history it takes twice as long. */
const renew = async (session: Session) => {
  const { call } = session;
  await call('DELETE', '/actions');
  if (await isLong(session)) {
    const { handle } = (await call('POST', '/window/new', { type: 'window' })) as {
      handle: string;
    };
    await call('DELETE', '/window');
    await call('POST', '/window', { handle });
  }
};

const startServer = async (driver: string, env: NodeJS.ProcessEnv) => {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const call = client(port);
  await untilReady(call);
  return { child, call };
};

/**
 * About once in a hundred times MiniBrowser is gone as soon as it has started, and the driver waits for it for good.
 * Then the driver is replaced.
 */
const opener = (start: () => ReturnType<typeof startServer>, children: Set<ChildProcess>) => {
  let server: ReturnType<typeof startServer> | undefined;
  const open = async (capabilities: object, attempts = 3): Promise<Session> => {
    const { call, child } = await (server ??= start());
    children.add(child);
    try {
      return await newSession(call, capabilities);
    } catch (error) {
      if (attempts === 1 || !(error instanceof DOMException)) throw error;
      await stop(child);
      children.delete(child);
      server = undefined;
      return open(capabilities, attempts - 1);
    }
  };
  return open;
};

const optionsFor = (binary: string, { scheme, script }: Preferences) => {
  const args = ['--automation'];
  if (scheme === 'dark') args.push('--dark-mode');
  if (!script) args.push('--enable-javascript=0');
  return { 'webkitgtk:browserOptions': { binary, args } };
};

export const startWebDriver = async () => {
  const { driver, miniBrowser, version, env, children, write, close } = await openDesk();
  const openSession = opener(() => startServer(driver, env), children);
  const ordinary = new Set<Session>();
  let left: Session | undefined;
  const open: OpenSession = async (preferences) => {
    const kept = left;
    left = undefined;
    if (kept) {
      await renew(kept);
      return kept;
    }
    write(preferences);
    const session = await openSession({
      pageLoadStrategy: 'none',
      ...optionsFor(miniBrowser, preferences),
    });
    if (isDeepStrictEqual(preferences, defaultPreferences)) ordinary.add(session);
    return session;
  };
  /** The driver has one session at a time, and each statement begins with an ordinary one: that may serve the next. */
  const leave: LeaveSession = async (session) =>
    ordinary.has(session) ? (left = session) : session.call('DELETE', '');
  return { version, open, leave, close };
};
