/** One package of the installed tree. */
export interface Entry {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, or '' where the package names none. */
  readonly licence: string;
  /** The packages that require it; empty where the project itself does. */
  readonly requiredBy: readonly string[];
  readonly direct: boolean;
  /** Sent to visitors, rather than used for building and testing alone. */
  readonly shipped: boolean;
  readonly installScript: boolean;
  /** In bytes, as installed. */
  readonly size: number;
}

/** The packages that the project may require itself. Whatever these require comes with them. */
const agreed: readonly string[] = [
  'react',
  'react-dom',
  'esbuild',
  'typescript',
  'tsx',
  'happy-dom',
  '@testing-library/react',
  // Required by the above to be installed or to be typed.
  '@testing-library/dom',
  '@types/react',
  '@types/react-dom',
  '@types/node',
];

/** What may be sent to visitors. */
const agreedToShip: readonly string[] = ['react', 'react-dom', 'scheduler'];

const licences: readonly string[] = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
];

const licencesForBuilding: readonly string[] = [...licences, 'MPL-2.0'];

/** Whether an SPDX expression grants one of the agreed licences: of `OR` one must, of `AND` each. */
export function isAgreedLicence(expression: string, shipped: boolean): boolean {
  const bare = /^\((.*)\)$/.exec(expression.trim())?.[1] ?? expression.trim();
  const list = shipped ? licences : licencesForBuilding;
  return bare
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((one) => list.includes(one.replace(/[()]/g, '').trim())),
    );
}

/** What an auditor would question, one line each. */
export function ledgerFaults(entries: readonly Entry[]): string[] {
  return entries
    .flatMap(({ name, version, licence, direct, shipped }) => [
      direct &&
        !agreed.includes(name) &&
        `package.json: ${name} is not agreed. Remove it, or agree on it in src/builder/ledger-rules.ts.`,
      shipped &&
        !agreedToShip.includes(name) &&
        `package.json: ${name} would be sent to visitors. Move it to devDependencies, or remove it.`,
      !isAgreedLicence(licence, shipped) &&
        `package-lock.json: ${name} ${version} has the licence "${licence || 'none'}", which is not agreed. Do without it.`,
    ])
    .filter((fault) => fault !== false);
}

/** The ledger as a table, with totals below. */
export function ledgerTable(entries: readonly Entry[]): string {
  const head = [
    'package',
    'version',
    'licence',
    'required by',
    'used for',
    'install script',
    'KB unpacked',
  ];
  const rows = entries.map((one) => [
    one.name,
    one.version,
    one.licence,
    one.direct ? 'this project' : one.requiredBy.join(', '),
    one.shipped ? 'visitors' : 'building',
    one.installScript ? 'yes' : 'none',
    inKb(one.size),
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 6 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ');
  return [head, ...rows].map(line).join('\n') + `\n\n${totals(entries)}`;
}

function totals(entries: readonly Entry[]): string {
  const shipped = entries.filter((one) => one.shipped);
  const sum = (list: readonly Entry[]) => inKb(list.reduce((total, { size }) => total + size, 0));
  const counts = new Map<string, number>();
  for (const { licence } of entries) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [
    `${entries.length} packages, ${entries.filter(({ direct }) => direct).length} of them required by this project itself; ${sum(entries)} KB unpacked.`,
    `For visitors: ${shipped.length} (${namesOf(shipped)}), ${sum(shipped)} KB unpacked.`,
    `With an install script, which nothing here needs: ${namesOf(entries.filter(({ installScript }) => installScript))}.`,
    `Licences: ${[...counts]
      .sort()
      .map(([licence, count]) => `${licence} ${count}`)
      .join(', ')}.`,
  ].join('\n');
}

function namesOf(entries: readonly Entry[]): string {
  return entries.map(({ name }) => name).join(', ') || 'none';
}

function inKb(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}
