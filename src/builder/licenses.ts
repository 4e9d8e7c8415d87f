import { exec } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './bundle';
import { BuildError, failIf, report } from './errors';

/** The packages that may be sent to visitors, and the licenses that a package may have. */
const shippable = ['react', 'react-dom', 'scheduler'];
const allowed =
  /^(?:MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|CC0-1\.0|BlueOak-1\.0\.0|Python-2\.0|Unlicense|MPL-2\.0)$/;

/** https://cyclonedx.org/docs/1.5/json/ */
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly { expression?: string; license?: { id?: string; name?: string } }[];
  readonly properties?: readonly { readonly name: string }[];
}

interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const isShipped = ({ properties = [] }: Component) =>
  !properties.some(({ name }) => name === 'cdx:npm:package:development');

/** Runs one of npm's commands in the project's folder and returns its output. */
const npm = async (command: string): Promise<string> => {
  const running = promisify(exec)(`npm ${command}`, { cwd: root, maxBuffer: 2 ** 26 });
  const { stdout } = await running.catch(({ message }) => {
    throw new BuildError(`${message}\nRun npm ci --ignore-scripts.`);
  });
  return stdout;
};

/** The bill of materials of the lock file, which is the same on every machine. */
const readSbom = async (): Promise<Sbom> =>
  JSON.parse(await npm('sbom --sbom-format cyclonedx --package-lock-only'));

/**
 * sbom.cdx.json and LICENSES.txt, for what is shipped. `npm sbom --omit dev` would leave out React, which the test
 * library requires too: so the list is filtered here, without all that differs from run to run.
 */
export async function licenseFiles(packages: ReadonlySet<string>): Promise<[string, string][]> {
  const { metadata, components, dependencies, ...sbom } = await readSbom();
  const shipped = components.filter(isShipped);
  const names = new Set(shipped.map(({ name }) => name));
  const listed = `package.json: the script and "dependencies" must have the same packages, but only one has`;
  failIf([...packages].filter((name) => !names.has(name)).map((name) => `${listed} ${name}.`));
  failIf([...names].filter((name) => !packages.has(name)).map((name) => `${listed} ${name}.`));
  const refs = [metadata.component, ...shipped].map((component) => component['bom-ref']);
  const clean = (component: Component) => ({ ...component, externalReferences: undefined });
  const filtered = {
    ...sbom,
    serialNumber: undefined,
    metadata: { component: { ...clean(metadata.component), name: 'site' } },
    components: shipped.map(clean),
    dependencies: dependencies
      .filter(({ ref }) => refs.includes(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: dependsOn.filter((one) => refs.includes(one)),
      })),
  };
  const texts = [`This site\n\n${await readFile(join(root, 'LICENSE'), 'utf8')}`];
  for (const { name, version } of shipped) {
    const license = await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8');
    texts.push(`${name} ${version}\n\n${license}`);
  }
  return [
    ['sbom.cdx.json', `${JSON.stringify(filtered, null, 2)}\n`],
    ['LICENSES.txt', texts.map((text) => `${text.trim()}\n`).join(`\n${'-'.repeat(72)}\n\n`)],
  ];
}

/** `npm run licenses`: lists every package. Fails on a license or a shipped package that is not allowed. */
async function printReport(): Promise<void> {
  // Fails if the installed packages differ from the lock file.
  await npm('ls --all');
  const problems = (await readSbom()).components.flatMap((component) => {
    const { name, version, licenses: [first] = [] } = component;
    const license = first?.expression ?? first?.license?.id ?? first?.license?.name ?? 'none';
    const use = isShipped(component) ? 'shipped' : 'for building';
    console.log(`${`${name} ${version}`.padEnd(40)} ${license.padEnd(15)} ${use}`);
    const isAllowed = license
      .split(/ (?:OR|AND) |[()]/)
      .every((id) => id === '' || allowed.test(id));
    const isWelcome = use !== 'shipped' || shippable.includes(name);
    return isAllowed && isWelcome ? [] : [`${name} (${license}) is not allowed to be ${use}.`];
  });
  failIf(problems);
}

if (process.argv[1] === import.meta.filename) await printReport().catch(report);
