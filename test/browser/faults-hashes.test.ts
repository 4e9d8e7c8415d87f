import assert from 'node:assert/strict';
import { notFoundWords } from '../../src/content/en/interface';
import { parseHash } from '../../src/router/hash';
import type { Page } from './engines/page';
import { hostileHashes, wellFormed } from './hostile-hashes';
import { serve } from './site';
import { statement } from './statement';
import { placeOf, standing } from './visits';

const seed = Number(process.env.SEED ?? 20_260_101);

type Shown = { hash: string; heading: string; address: string; strange: string };

/** Runs in the page: one hash after the other, as fast as it takes them. */
const throwAt = async (hashes: string[]): Promise<Shown[]> => {
  const seen: Shown[] = [];
  for (const wish of hashes) {
    const before = location.href;
    const changed = new Promise((resolve) =>
      addEventListener('hashchange', resolve, { once: true }),
    );
    location.hash = wish;
    const { hash } = location;
    if (location.href === before) continue;
    await changed;
    const strange = [
      ...document.querySelectorAll(
        'main script, main iframe:not([title]), code *:not(bdi), [onerror], [onload], base',
      ),
    ];
    const headings = [...document.querySelectorAll('main > :not([hidden]) h1')];
    seen.push({
      hash,
      heading: headings.map((one) => one.textContent).join(),
      address: document.querySelector('main code')?.textContent ?? '',
      strange: strange.map((one) => one.outerHTML).join() + ('ran' in window ? 'script ran' : ''),
    });
  }
  return seen;
};

/** What has to be shown, by the reading of hashes that the unit tests hold. */
const expectedOf = (hash: string, before: Pick<Shown, 'heading' | 'address'>) => {
  const reading = parseHash(hash);
  if (reading.kind === 'fragment') return before;
  if (reading.kind === 'route') return { heading: placeOf(reading.path).heading, address: '' };
  return { heading: notFoundWords.title, address: reading.address };
};

/** Long addresses are cut, perhaps within a pair of surrogates. */
const start = (address: string) => wellFormed(address.slice(0, 150));

const throwHashes = async (page: Page, evaluate: Page['evaluate'], count: number) => {
  const hashes = hostileHashes(seed, count);
  let last: Pick<Shown, 'heading' | 'address'> = { heading: placeOf('/').heading, address: '' };
  for (let from = 0; from < count; from += 500)
    for (const { hash, heading, address, strange } of await evaluate(
      throwAt,
      hashes.slice(from, from + 500),
    )) {
      const told = `seed ${seed}, hash ${JSON.stringify(hash)}`;
      const expected = expectedOf(hash, last);
      assert.deepEqual(
        [heading, start(address), strange],
        [expected.heading, start(expected.address), ''],
        told,
      );
      last = expected;
    }
  assert.deepEqual(await page.problems(), [], `seed ${seed}`);
};

const title = (count: number) =>
  `${count} hostile hashes run nothing, throw nothing, and each shows what it should`;

// Chromium lets a page change its address two hundred times in ten seconds, each tidying among them.
statement('R3, faults', title(90), async (page, t) => {
  t.diagnostic(`seed ${seed}; another one by SEED=…`);
  const site = await serve();
  await page.goto(site.url());
  await standing(page, '/');
  await throwHashes(page, page.evaluate, 90);
  // A picture that was on its way when its page left may never be answered.
  assert.deepEqual(
    site.requests().filter(({ status }) => status !== 200 && status !== 'waiting'),
    [],
  );
});

// In a frame that is not painted, since painting and the window's address bar take most of the time.
statement(
  'R3, faults',
  `Unseen in a frame ${title(10_000)}`,
  async (page, t) => {
    t.diagnostic(`seed ${seed}; another one by SEED=…`);
    const site = await serve({
      documents: { '/host.html': '<!doctype html><iframe hidden src="/index.html#/"></iframe>' },
    });
    await page.goto(`${site.origin}/host.html`);
    await standing(page, '/', 'iframe');
    await throwHashes(page, page.inFrame('iframe'), 10_000);
  },
  { engines: ['chromium'], aside: [], timeout: 360_000 },
);
