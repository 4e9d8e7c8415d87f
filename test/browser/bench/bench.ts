import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import puppeteer, { type Browser } from 'puppeteer-core';
import { flags, quickest } from '../engines/chromium';
import { measureAutoplay } from './autoplay';
import { measureLoad } from './load';
import {
  autoplayTable,
  chart,
  loadTable,
  median,
  medians,
  type Pair,
  type Row,
  useTable,
} from './report';
import { serveCompressed } from './served';
import { measureUse, type Use } from './use';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const paths = ['/', '/about-us', '/services', '/language', '/industry', '/contact-us'] as const;

/**
 * The site and its limit one after the other, and each in turn the first: what else the machine does falls on both alike.
 * The press is a visit of its own: it would otherwise shift what the others measure.
 */
const visit = async (
  browser: Browser,
  origin: string,
  path: string,
  run: number,
): Promise<Pair> => {
  const [url, limitUrl] = [`${origin}/#${path}`, `${origin}/limit/#${path}`];
  const early = run % 2 === 1 ? await measureLoad(browser, limitUrl, false) : null;
  const site = await measureLoad(browser, url, false);
  const limit = early ?? (await measureLoad(browser, limitUrl, false));
  const { pressAnswered } = await measureLoad(browser, url, true);
  return { site: { ...site, pressAnswered }, limit };
};

const toRow = (path: string, pairs: readonly Pair[]): Row => ({
  path,
  site: medians(pairs.map(({ site }) => site)),
  limit: medians(pairs.map(({ limit }) => limit)),
  firstPaintRatio: median(pairs.map(({ site, limit }) => site.firstPaint / limit.firstPaint)),
  largestPaintRatio: median(pairs.map(({ site, limit }) => site.largestPaint / limit.largestPaint)),
});

const measureLoads = async (browser: Browser, origin: string): Promise<Row[]> => {
  const pairs = new Map<string, Pair[]>(paths.map((path) => [path, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [path, seen] of pairs) seen.push(await visit(browser, origin, path, run));
    console.error(`run ${run + 1} of ${runs}`);
  }
  return [...pairs].map(([path, seen]) => toRow(path, seen));
};

const measureUses = async (browser: Browser, origin: string): Promise<Use> => {
  const uses: Use[] = [];
  for (let run = 0; run < runs; run += 1) uses.push(await measureUse(browser, origin, paths, run));
  return medians(uses);
};

const server = await serveCompressed();
// What else a whole browser does would take the processor from what is measured.
const program = { ...quickest, args: flags };
const browser = await puppeteer.launch(program);
const rows = await measureLoads(browser, server.origin);
const use = await measureUses(browser, server.origin);
const autoplay = await measureAutoplay(browser, program, server.origin, Number(options.seconds));
const about = `${await browser.version()}, Node ${process.version}; 1.6 Mbit/s, 150 ms, processor 4 times slower, empty cache, medians of ${runs} interleaved runs`;
await browser.close();
server.close();
const report = [about, loadTable(rows), useTable(use), autoplayTable(autoplay)].join('\n\n');
console.log(report);
if (options.write) {
  await writeFile(new URL('last.md', import.meta.url), `${report}\n`);
  await writeFile(new URL('last.svg', import.meta.url), chart(rows));
}
