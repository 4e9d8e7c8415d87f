import { readdir } from 'node:fs/promises';
import { type EngineName, engineNames } from './engines/types';
import { holdAll } from './statement';

// node --test gives each file a process of its own, and so its own browsers. Here they share one process:
// `npm test` for everything, `npm test -- carousel --engine firefox` for a part.
const args = process.argv.slice(2);
const isEngine = (name: string | undefined): name is EngineName =>
  engineNames.some((one) => one === name);
const engines: EngineName[] = [];
for (let at = args.indexOf('--engine'); at >= 0; at = args.indexOf('--engine')) {
  const [, name] = args.splice(at, 2);
  if (!isEngine(name)) throw new Error(`--engine takes one of ${engineNames.join(', ')}`);
  engines.push(name);
}

const folder = new URL('.', import.meta.url);
const all = (await readdir(folder))
  .filter((name) => name.endsWith('.test.ts') && name !== 'all.test.ts')
  .sort();
const chosen = all.filter((name) => args.length === 0 || args.some((part) => name.includes(part)));
for (const name of chosen) await import(new URL(name, folder).href);
holdAll(engines.length > 0 ? engines : engineNames);
