import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './bundle';
import { Fault, stopOn } from './fault';
import { ledgerFaults, ledgerTable, type Entry } from './ledger-rules';
import { runNpm } from './npm';

/** What `npm query` tells of an installed package, beside the fields of its package.json. */
interface Installed {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type: string };
  readonly scripts?: Readonly<Record<string, string>>;
  readonly location: string;
  readonly path: string;
  readonly from: readonly string[];
  readonly dev: boolean;
}

/** What the lock file tells of a package; those for other systems are in it, too. */
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

const nameAt = (location: string) => location.replace(/^(?:.*\/)?node_modules\//, '');

async function readLock(): Promise<ReadonlyMap<string, Locked>> {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    await readFile(join(root, 'package-lock.json'), 'utf8'),
  );
  return new Map(Object.entries(lock.packages).filter(([location]) => location !== ''));
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true });
  const sizes = entries
    .filter(({ name }) => name !== 'node_modules')
    .map(async (entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sizeOf(path) : (await stat(path)).size;
    });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function entryOf(one: Installed, locked: Locked | undefined): Promise<Entry> {
  const hooks = ['preinstall', 'install', 'postinstall'];
  return {
    name: one.name,
    version: one.version,
    licence: (typeof one.license === 'object' ? one.license.type : one.license) ?? '',
    direct: one.from.includes(''),
    requiredBy: one.from
      .filter((location) => location !== '')
      .map(nameAt)
      .sort(),
    shipped: !one.dev,
    installScript:
      locked?.hasInstallScript === true || hooks.some((hook) => hook in (one.scripts ?? {})),
    size: await sizeOf(one.path),
  };
}

/** Where the lock file and the installed tree do not say the same. */
function mismatches(installed: readonly Installed[], lock: ReadonlyMap<string, Locked>): string[] {
  return installed.flatMap(({ location, name, version }) => {
    const locked = lock.get(location)?.version;
    if (locked === version) return [];
    const said = locked === undefined ? 'is not in the lock file' : `is ${locked} in the lock file`;
    return [`node_modules: ${name} ${version} ${said}. Run npm ci --ignore-scripts.`];
  });
}

async function printLedger(): Promise<void> {
  const [query, lock] = await Promise.all([
    runNpm(['query', '*'], root),
    readLock(),
    runNpm(['ls', '--all', '--json'], root),
  ]);
  const installed = (JSON.parse(query) as Installed[]).filter(({ location }) => location !== '');
  const entries = await Promise.all(installed.map((one) => entryOf(one, lock.get(one.location))));
  entries.sort(
    (a, b) =>
      Number(b.shipped) - Number(a.shipped) ||
      Number(b.direct) - Number(a.direct) ||
      (a.name < b.name ? -1 : 1),
  );
  const elsewhere = [...lock].filter(
    ([location]) => !installed.some((one) => one.location === location),
  );
  console.log(ledgerTable(entries));
  console.log(`For other systems, in the lock file and not installed here: ${elsewhere.length}.`);
  const others = elsewhere.map(
    ([location, { version = '', license = '', dev = false }]): Entry => ({
      name: nameAt(location),
      version,
      licence: license,
      requiredBy: [],
      direct: false,
      shipped: !dev,
      installScript: false,
      size: 0,
    }),
  );
  stopOn([...mismatches(installed, lock), ...ledgerFaults([...entries, ...others])]);
  console.log('Every package is agreed, and every licence.');
}

try {
  await printLedger();
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
