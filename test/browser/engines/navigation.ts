import { setTimeout as delay } from 'node:timers/promises';

type Run = (expression: string) => Promise<unknown>;
type State = { isOld: boolean; isComplete: boolean; href: string } | null;

let marks = 0;

/**
 * Waits for the document that a navigation leads to, from outside. Drivers differ in what they wait
 * for, some never come back from a page that is leaving, and WebKit's would also hold back every
 * question to a document whose script is late. So the old document gets a mark, and the new one is
 * the first without it.
 */
export const navigate = async (
  run: Run,
  start: () => Promise<unknown>,
  isDone: (state: State, before: string) => boolean,
) => {
  marks += 1;
  const mark = marks;
  const before = String(await run(`(document.leaving = ${mark}, location.href)`));
  let failure: unknown;
  start().catch((error: unknown) => (failure = error));
  // A document in the back/forward cache does not answer at all: hence a limit for each question.
  const look = () =>
    Promise.race([
      run(`({
        isOld: document.leaving === ${mark},
        isComplete: document.readyState === 'complete',
        href: location.href,
      })`).catch(() => null) as Promise<State>,
      delay(1000, null, { ref: false }),
    ]);
  const deadline = performance.now() + 30_000;
  while (!isDone(await look(), before)) {
    if (failure) throw failure;
    if (performance.now() > deadline) throw new Error('The navigation did not end in 30 seconds');
    await delay(5);
  }
};

const isNew = (state: State) => state !== null && !state.isOld;
const isLoaded = (state: State) => isNew(state) && state?.isComplete === true;

/** `start` begins the navigation; its promise may stay pending. */
export const goto = async (
  run: Run,
  url: string,
  until: 'load' | 'commit',
  start: () => Promise<unknown>,
) => {
  const { href, hash } = new URL(url);
  const now = String(await run('location.href'));
  // Chromium ignores a navigation to the current address; other browsers reload.
  if (href === now && until === 'load' && hash !== '') return;
  const isInside = hash !== '' && href !== now && href.split('#')[0] === now.split('#')[0];
  // The address does not show a text fragment (`:~:text=`), so that its arrival cannot be seen.
  if (isInside && href.split(':~:')[0] === now) {
    start().catch(() => {});
    await delay(300);
    return;
  }
  await navigate(run, start, (state, before) => {
    if (isInside && state !== null && state.href !== before) return true;
    // A browser shows an empty document for a moment before the first page.
    if (state?.href === 'about:blank' && href !== 'about:blank') return false;
    return until === 'load' ? isLoaded(state) : isNew(state);
  });
};

export const reload = (run: Run, start: () => Promise<unknown>) => navigate(run, start, isLoaded);

/** Also ends after a second without a new address: there may be no entry to go to. */
export const travel = async (run: Run, step: 'back' | 'forward') => {
  const deadline = performance.now() + 1000;
  await navigate(
    run,
    () => run(`void history.${step}()`),
    (state, before) =>
      isLoaded(state) || (state !== null && state.href !== before) || performance.now() > deadline,
  );
};
