import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, Fault, stopOn } from './fault';
import type { Files } from './folder';
import { runNpm } from './npm';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly properties: readonly { readonly name: string }[];
  readonly externalReferences: readonly { readonly type: string }[];
}

/** As `npm sbom` prints it; only what is changed here. https://cyclonedx.org/docs/1.5/json/ */
export interface Bill {
  readonly metadata: { readonly tools: readonly object[]; readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const isDevelopment = ({ properties }: Component) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development');

/**
 * The CycloneDX bill of materials of what is shipped. From the lock file, as that is the same on every machine.
 * `--omit dev` would leave out React, which the test library requires too: so the whole bill is asked for, and sifted.
 */
export async function shippedBill(root: string): Promise<Bill> {
  return siftBill(
    JSON.parse(await runNpm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], root)),
  );
}

/** Keeps what is shipped, and drops what differs from run to run: serial number, time, npm's version, folder, registry. */
export function siftBill(bill: Bill): Bill {
  const components = bill.components.filter((one) => !isDevelopment(one)).map(withoutRegistry);
  const kept = new Set([bill.metadata.component, ...components].map((one) => one['bom-ref']));
  const { serialNumber, ...rest } = bill as Bill & { serialNumber?: string };
  const { timestamp, ...metadata } = rest.metadata as Bill['metadata'] & { timestamp?: string };
  const name = metadata.component['bom-ref'].replace(/@[^@]*$/, '');
  return {
    ...rest,
    metadata: {
      ...metadata,
      tools: [{ vendor: 'npm', name: 'cli' }],
      component: { ...withoutRegistry(metadata.component), name },
    },
    components,
    dependencies: bill.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) })),
  };
}

function withoutRegistry(component: Component): Component {
  return {
    ...component,
    externalReferences: component.externalReferences.filter(({ type }) => type !== 'distribution'),
  };
}

/** The bill and the licence texts, as files. Stops where the script holds anything else than the bill names. */
export async function billFiles(
  root: string,
  bill: Bill,
  packages: readonly string[],
): Promise<Files> {
  const billed = bill.components.map(({ name }) => name);
  stopOn([
    ...packages
      .filter((name) => !billed.includes(name))
      .map(
        (name) =>
          `package.json: the script holds ${name}, which is no dependency for visitors. Move it from devDependencies, or do without it.`,
      ),
    ...billed
      .filter((name) => !packages.includes(name))
      .map(
        (name) =>
          `package.json: ${name} is a dependency that the script does not hold. Move it to devDependencies, or remove it.`,
      ),
  ]);
  const own = `This site\n\n${await licenceOf(root, 'LICENSE')}`;
  const others = bill.components.map(
    async ({ name, version }) =>
      `${name} ${version}\n\n${await licenceOf(root, `node_modules/${name}/LICENSE`)}`,
  );
  const texts = [own, ...(await Promise.all(others))].map((text) => text.trim());
  return new Map([
    ['sbom.cdx.json', Buffer.from(`${JSON.stringify(bill, null, 2)}\n`)],
    ['LICENSES.txt', Buffer.from(`${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`)],
  ]);
}

async function licenceOf(root: string, path: string): Promise<string> {
  return readFile(join(root, path), 'utf8').catch((error) => {
    throw new Fault(
      `${path}: cannot be read (${codeOf(error)}). A site must carry this licence text: put the file back.`,
    );
  });
}
