import { execSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failIf } from '../sources/errors';
import { root } from '../sources/files';

/** The packages that visitors may receive, and the licenses that a package may have. */
const shippable = ['react', 'react-dom', 'scheduler'];
const allowed = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  licenses?: { expression?: string; license?: { id?: string; name?: string } }[];
}

/** https://cyclonedx.org/docs/1.5/json/ */
interface Sbom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** The SBOM of the lock file, which is the same on every machine. */
function readSbom(): Sbom {
  const command = 'npm sbom --sbom-format cyclonedx --package-lock-only --loglevel error';
  return JSON.parse(execSync(command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }));
}

/** The packages with a license that is not allowed, and those that visitors may not receive. */
export function licenseProblems(
  components: readonly Component[],
  shipped: ReadonlySet<string>,
): string[] {
  const fix = 'Remove the package, or allow it in src/build/site/licenses.ts.';
  const licensed = components.flatMap(({ name, licenses: [first] = [] }) => {
    const license = first?.expression ?? first?.license?.id ?? first?.license?.name ?? 'none';
    const parts = license.replace(/[()]/g, '').split(/ OR | AND /);
    const isAllowed = parts.every((part) => allowed.includes(part));
    return isAllowed ? [] : [`package.json: ${name} has the license ${license}. ${fix}`];
  });
  const others = [...shipped].filter((name) => !shippable.includes(name));
  return [...licensed, ...others.map((name) => `package.json: visitors receive ${name}. ${fix}`)];
}

/**
 * sbom.cdx.json and LICENSES.txt, for the packages in the scripts. `npm sbom --omit dev` would leave
 * out React, because the test library requires it too; so this filters the list itself. It also
 * removes the values that differ from run to run.
 */
export async function licenseFiles(packages: ReadonlySet<string>): Promise<[string, Buffer][]> {
  const sbom = readSbom();
  failIf(licenseProblems(sbom.components, packages));
  // npm names the component after the folder, and takes every project for a library.
  const name = sbom.metadata.component['bom-ref'].replace(/@[^@]*$/, '');
  const component = { ...sbom.metadata.component, name, type: 'application' };
  const shipped = sbom.components.filter(({ name }) => packages.has(name));
  const refs = [component, ...shipped].map((item) => item['bom-ref']);
  const dependencies = sbom.dependencies.filter(({ ref }) => refs.includes(ref));
  for (const item of dependencies)
    item.dependsOn = item.dependsOn.filter((ref) => refs.includes(ref));
  const clean = (key: string, value: unknown) =>
    ['serialNumber', 'externalReferences'].includes(key) ? undefined : value;
  const filtered = { ...sbom, metadata: { component }, components: shipped, dependencies };
  const texts = [`This site\n\n${await readFile(join(root, 'LICENSE'), 'utf8')}`];
  for (const { name, version } of shipped) {
    const license = await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8');
    texts.push(`${name} ${version}\n\n${license}`);
  }
  const line = `\n${'-'.repeat(72)}\n\n`;
  return [
    ['sbom.cdx.json', Buffer.from(`${JSON.stringify(filtered, clean, 2)}\n`)],
    ['LICENSES.txt', Buffer.from(texts.map((text) => `${text.trim()}\n`).join(line))],
  ];
}
