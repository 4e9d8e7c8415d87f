import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { parseArgs } from 'node:util';
import { readOptions } from '../src/build/site/options';
import { root } from '../src/build/sources/files';
import { selectFiles, testFilesIn } from './helpers/test-files';

/*
 * What the guides print: every path is looked up. Every command is read as far as a long run begins:
 * its script, options, files and names of tests must be there.
 */

const hosting = readdirSync(join(root, 'assets/hosting')).filter((name) => name.endsWith('.md'));
const guides = new Map(
  [
    ...['README.md', 'src/README.md', 'src/content/README.md', 'test/browser/README.md'],
    ...hosting.map((name) => `assets/hosting/${name}`),
  ].map((guide) => [guide, read(guide)]),
);

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** The files of the project, as far as guides name them. */
const files = ['', '.ci', 'assets', 'src', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: folder !== '', encoding: 'utf8' })
    .filter((name) => !/node_modules/.test(name))
    .map((name) => join('/', folder, name).replaceAll('\\', '/')),
);

/** What is not in the project: what the build writes, and what an owner, npm or a server makes. */
const elsewhere = [
  // The build, and the preview.
  /^dist\b|^(?:404|[a-z]+|hi-services|site(?:\.hi)?)\.html$|^site-|^images\/$|^(?:LICENSES|robots)\.txt$/,
  /^(?:SHA256SUMS|sbom\.cdx\.json|sitemap\.xml|other-media\.css|content-security-policy\.txt)$/,
  /^\*?\.\w+$/,
  // Recipes, which owner-recipes.test.ts runs, and what they may delete.
  /^assets\/root\/|privacy|^glossary\.md$|\.(?:svg|png)$/,
  // Hosts.
  /^\.(?:github|well-known)\/|^\/|^(?:_headers|CNAME)$|github\.io/,
];

/** Parts of a guide in code: spans, and lines of its blocks. */
function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)\n```$/gm)].map(([, code = '']) => code);
  const spans = [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`]+)`/g)];
  const lines = blocks.flatMap((code) => code.replace(/ [\\^]\n/g, ' ').split('\n'));
  return [...spans.map(([, code = '']) => code.replace(/\s+/g, ' ')), ...lines];
}

/** The paths of a guide: code with a slash at the end or a known ending; links; the first column. */
function pathsIn(text: string): string[] {
  const isPath =
    /^[\w@.*-]*(?:\/[\w.*-]+)*(?:\/|\w\.(?:ts|tsx|js|json|css|html|md|svg|png|txt|conf))$/;
  const spans = codeOf(text).filter((code) => isPath.test(code));
  const columns = [...text.matchAll(/^([\w.-]+(?:\/[\w.-]+)*\/?) +(?=\w)/gm)];
  const named = columns.map(([, path = '']) => path).filter((path) => isPath.test(path));
  return [...new Set([...spans, ...named])];
}

/**
 * Whether a path or its end, such as `hi/edition.ts`, is one of a file or a folder. The owner may have
 * any editions: their files have the names of the English ones.
 */
function exists(path: string): boolean {
  const name = path.replace(/^\.\.\/|\/$/g, '').replace(/^[a-z]{2}(?=\/|$)/, 'en');
  const pattern = name.replace(/[.+]/g, '\\$&').replace(/\*/g, '[^/]*');
  return files.some((file) => RegExp(`/${pattern}(?:\\.test\\.tsx?)?$`).test(file));
}

for (const [guide, text] of guides)
  test(`every path that ${guide} names exists`, () => {
    const paths = pathsIn(text).filter((path) => !elsewhere.some((one) => one.test(path)));
    assert.deepEqual(
      paths.filter((path) => !exists(path)),
      [],
    );
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)\)/g))
      assert.ok(files.includes(join('/', dirname(guide), link)), `the link to ${link}`);
  });

/** The commands of a guide, each with its words. */
function commandsIn(text: string): string[][] {
  return codeOf(text)
    .map((code) => code.replace(/^\s*- run: |\s+#.*/g, ''))
    .flatMap((code) => code.split(' && '))
    .filter((code) => /^(?:npm|node) \S/.test(code))
    .map((code) => [...code.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word));
}

const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts;
const string = { type: 'string' } as const;

/** The tests that a command chooses: its files, and one of their titles with the words of `--name`. */
function checkTests(args: readonly string[], folder: string): void {
  const options = { name: string, engine: string };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const chosen = selectFiles(testFilesIn(join(root, folder)), positionals);
  const sources = chosen.map((file) => read(join(folder, file))).join('\n');
  const { name = '', engine = 'old' } = values;
  assert.match(engine, /^(?:chromium|firefox|webkit|old)$/);
  const titles = sources.match(/(?<=\b(?:test|describe|browserTest)\(\s*)(['"`]).*?\1/g) ?? [];
  assert.ok(
    titles.some((title) => title.includes(name)),
    `no test has "${name}" in its name`,
  );
}

/** What scripts of package.json do with the words after `--`. Recipes run those of `words`. */
const checks: Readonly<Record<string, (args: string[]) => void>> = {
  start: (args) => void readOptions(args, {}),
  build: (args) => void readOptions(args, {}),
  test: (args) => checkTests(args, 'test'),
  'test:browser': (args) => checkTests(args, 'test/browser'),
  lint: (args) => assert.ok(['', '--write'].includes(args.join())),
  cards: (args) => assert.deepEqual(args, []),
  shots: (args) => assert.deepEqual(args, []),
  bench: (args) => void parseArgs({ args, options: { against: string, runs: string } }),
};

function checkCommand([program, ...words]: readonly string[]): void {
  const [command = '', ...rest] = words[0] === 'run' ? words.slice(1) : words;
  if (program === 'node') assert.ok(exists(words.find((word) => word.includes('/')) ?? ''));
  else if (command === 'ci') assert.ok(exists(join(rest[1] ?? '', 'package-lock.json')));
  else if (!/^(?:outdated|install)$/.test(command)) {
    assert.ok(scripts[command], `package.json has no script "${command}"`);
    assert.equal(rest.length > 0, rest[0] === '--', 'npm takes options before -- for its own');
    checks[command]?.(rest.slice(1));
  }
}

for (const [guide, text] of guides)
  for (const words of commandsIn(text))
    test(`${guide}: ${words.join(' ')}`, () => checkCommand(words));
