import { setTimeout as delay } from 'node:timers/promises';

type Run = (expression: string) => Promise<unknown>;
type Start = () => Promise<unknown>;

/**
 * Asks the page, from outside, until the expression is true. A document that is being replaced may
 * reject, and one in the back/forward cache does not answer at all.
 */
async function isSoon(run: Run, expression: string, milliseconds: number) {
  const deadline = performance.now() + milliseconds;
  do {
    const answer = run(expression).catch(() => false);
    if (await Promise.race([answer, delay(1000, false, { ref: false })])) return true;
    await delay(5);
  } while (performance.now() < deadline);
  return false;
}

/** `start` begins the navigation; its promise may stay pending. */
async function navigate(run: Run, start: Start, isThere: string) {
  const failure = start().then(() => new Promise<never>(() => {}));
  if (await Promise.race([isSoon(run, isThere, 30_000), failure])) return;
  throw new Error('The navigation did not end in 30 seconds');
}

const isLoaded = "document.readyState === 'complete'";

/**
 * Waits for the next document. Drivers differ in what they wait for, some never come back from a
 * page that is leaving, and WebKit's would also hold back every question to a document whose script
 * is late. So the old document gets a mark, and the new one is the first without it.
 */
export async function replace(run: Run, start: Start, isReady = isLoaded) {
  await run('document.isOld = true');
  await navigate(run, start, `!document.isOld && ${isReady}`);
}

async function isAway(run: Run) {
  return `location.href !== ${JSON.stringify(await run('location.href'))}`;
}

export async function goto(run: Run, url: string, until: 'load' | 'commit', start: Start) {
  const { href, hash } = new URL(url);
  const before = String(await run('location.href'));
  if (hash !== '' && href.split('#')[0] === before.split('#')[0]) {
    // Chromium ignores a navigation to the current address; other browsers reload.
    if (href === before) return;
    // The address does not show a text fragment (`:~:text=`), so its arrival cannot be seen here.
    if (href.split(':~:')[0] === before) start().catch(() => {});
    else await navigate(run, start, await isAway(run));
    return;
  }
  // A browser shows an empty document for a moment before the first page.
  const isPage = href === 'about:blank' ? 'true' : "location.href !== 'about:blank'";
  await replace(run, start, until === 'load' ? `${isPage} && ${isLoaded}` : isPage);
}

/** Also ends after a second without a new address: there may be no entry to go to. */
export async function travel(run: Run, step: 'back' | 'forward') {
  const isElsewhere = await isAway(run);
  run(`void history.${step}()`).catch(() => {});
  await isSoon(run, isElsewhere, 1000);
}
