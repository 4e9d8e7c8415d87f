import { parseHash } from '../../src/router/hash';
import { routes } from '../../src/router/routes';
import { type Random, seeded } from '../random-helper';

const ran = 'window.ran=1';
const payloads = [
  `<img src=x onerror="${ran}">`,
  `<script>${ran}</script>`,
  `"><svg onload=${ran}>`,
  `javascript:${ran}`,
  `'-${ran}-'`,
  `<iframe srcdoc="<script>parent.${ran}</script>">`,
  '</code></main><h1>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  '//example.com/',
  '\\\\share\\file',
  '%00',
  '%E0%A4%A',
  '%',
  '%u202E',
  '\u202e\u2066',
  '\ud800',
  '\udfff',
  '\u0000',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧'.repeat(20),
  'अ'.repeat(90),
  '?',
  '#',
  '&amp;',
  ' ',
] as const;

/** Half of a surrogate pair becomes the replacement character. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

const mangle = (text: string, random: Random): string => {
  const at = random.below(text.length + 1);
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  const escaped = encodeURIComponent(wellFormed(tail.slice(0, 1)));
  return random.pick([
    () => text.toUpperCase(),
    () => `${head}/${tail}`,
    () => `${head}${escaped}${tail.slice(1)}`,
    () => `${head}%${tail}`,
    () => head,
    () => `${head}${String.fromCharCode(random.below(0x10000))}${tail}`,
    () => `${head}?${tail}`,
    () => head + random.pick(payloads) + tail,
  ])();
};

const anyHash = (random: Random): string => {
  const start = random.pick(['#/', '#/', '#/', '#/', '#//', '#', '#?', '#%2F']);
  let text: string = random.below(3) === 0 ? random.pick(routes).slice(1) : random.pick(payloads);
  for (let left = random.below(4); left > 0; left -= 1) text = mangle(text, random);
  // Now and then one as long as an address may well be.
  return start + (random.below(200) === 0 ? text.repeat(100).slice(0, 4000) : text);
};

/** Of those that lead to a page few are kept: a page takes ten times as long to show as that there is none. */
const hostile = (random: Random): string => {
  for (;;) {
    const hash = anyHash(random);
    if (parseHash(hash).kind !== 'route' || random.below(10) === 0) return hash;
  }
};

/** The same hashes for the same seed. Two alike never follow each other: the browser would stay silent. */
export const hostileHashes = (seed: number, count: number): string[] => {
  const random = seeded(seed);
  return Array.from(
    { length: count },
    (_, index) => hostile(random) + (index % 2 === 0 ? '' : '/'),
  );
};
