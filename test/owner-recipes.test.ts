import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { root as project } from '../src/sources/files';
import { ProjectCopy } from './helpers/build';
import { testFilesIn } from './helpers/test-files';

/*
 * Follows the recipes of src/content/README.md in copies of the project: each copy must type-check
 * and build, and pass the tests of the content and the pages, in Chromium too. Only
 * specification.test.ts may fail.
 */

const readme = readFileSync(join(project, 'src/content/README.md'), 'utf8');
const run = promisify(execFile);
const company = 'src/content/company.ts';
const content = 'src/content';
const lists = 'src/content/lists.ts';
const wordFolders = readdirSync(join(project, content)).filter((name) =>
  existsSync(join(project, content, name, 'edition.ts')),
);

/** All but this test, the one that may fail, and the one that needs a package of its own. */
function unitTests(copy: Copy): string[] {
  const files = testFilesIn(join(copy.folder, 'test'));
  return files.filter((name) => !/^(?:owner|specification|content-tools\/xliff)/.test(name));
}

/** The browser tests that read most of the content. */
const browserTests = ['components', 'shell', 'pages/map', 'styles/states', 'styles/right-to-left'];
const browserPackages = 'test/browser/node_modules';
const skip = !existsSync(join(project, browserPackages)) && 'run npm ci --prefix test/browser';

/** A copy of the project with its tests. */
class Copy extends ProjectCopy {
  constructor() {
    super();
    cpSync(join(project, 'test'), join(this.folder, 'test'), {
      recursive: true,
      filter: (source) => basename(source) !== 'node_modules',
    });
    symlinkSync(join(project, browserPackages), join(this.folder, browserPackages));
  }

  /** Adds the README's snippet that contains `words` after the text `after`. */
  add(file: string, after: string, words: string): void {
    this.edit(file, after, `${after}\n${snippet(words)}`);
  }

  /** The same in the words of every edition, as long as there is no translation. */
  addWords(file: string, after: string, words: string): void {
    for (const folder of wordFolders) this.add(`${content}/${folder}/${file}`, after, words);
  }

  editWords(file: string, from: RegExp, to: string): void {
    for (const folder of wordFolders) this.edit(`${content}/${folder}/${file}`, from, to);
  }

  /** Changes every English text, as an owner may change any. */
  rewordEverything(): void {
    for (const name of readdirSync(join(this.folder, content, 'en'))) {
      if (name === 'edition.ts') continue;
      const file = join(content, 'en', name);
      const text = this.read(file);
      this.write(file, text.replace(/(?<=^ +\w+: '|^ +')[^'{}]+(?=',$)/gm, 'Reworded: $&'));
    }
  }

  copyPicture(from: string, to: string): void {
    cpSync(join(this.folder, 'assets/images', from), join(this.folder, 'assets/images', to));
  }

  delete(file: string): void {
    rmSync(join(this.folder, file), { recursive: true });
  }

  async node(...args: string[]): Promise<{ passed: boolean; output: string }> {
    // Inside a test run, `node --test` would report to the outer run instead of failing.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const options = { cwd: this.folder, env, maxBuffer: 2 ** 26 };
    try {
      const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', ...args], options);
      return { passed: true, output: stdout + stderr };
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return { passed: false, output: stdout + stderr };
    }
  }
}

/** The code block of the README that contains these words, as the owner copies it. */
function snippet(words: string): string {
  const blocks = [...readme.matchAll(/^```(?:tsx?|html)\n(.*?)\n```$/gms)].map(
    ([, code = '']) => code,
  );
  const found = blocks.filter((code) => code.includes(words));
  assert.equal(found.length, 1, `${found.length} code blocks of README.md contain ${words}`);
  return found[0] ?? '';
}

/** Everything that the README adds, in one copy. */
function addEverything(copy: Copy): void {
  copy.edit(company, "'+91 00000 00000'", "'1800 123 4567'");
  copy.edit(company, "'hello@example.com'", "'ask@setu.example.in'");
  copy.edit(company, "name: 'Bhasha Bridge'", "name: 'Setu & Sons'");
  copy.edit(company, "street: 'Sector 50'", "street: '12 Nehru Road'");
  copy.edit(company, "siteUrl: ''", "siteUrl: 'https://setu.example.in/'");
  copy.edit(company, /^ {2}whatsapp: .*$/m, snippet('whatsapp:'));
  copy.copyPicture('mark.svg', 'our-logo.svg');
  copy.edit(company, /^ {2}logo: .*$/m, `  ${snippet('our-logo.svg')}`);
  copy.delete('assets/images/mark.svg');
  copy.add(`${content}/en/testimonials.ts`, 'readonly Testimonial[] = [', 'Example Motors');
  copy.add(`${content}/en/faq.ts`, 'export const faq = [', 'weekends');
  copy.copyPicture('industry-legal.svg', 'industry-insurance.svg');
  copy.add(lists, 'industryList = [', "id: 'insurance'");
  copy.addWords('industries.ts', 'export const industryWords = {', 'insurance: {');
  copy.copyPicture('service-content.svg', 'service-interpreting.svg');
  copy.add(lists, 'serviceList = [', "id: 'interpreting'");
  copy.addWords('services.ts', 'export const serviceWords = {', 'interpreting: {');
  copy.copyPicture('milestone-2021.svg', 'milestone-2026.svg');
  copy.add(lists, 'milestoneList = [', "id: '2026'");
  copy.addWords('about.ts', 'export const milestoneWords = {', '2026: {');
  copy.addWords('pictures.ts', 'export const descriptions = {', 'A row of houses');
  copy.add(
    `${content}/language-list.ts`,
    "letter: 'अ', dir: 'ltr', sample: true, languages: [",
    "['vav'",
  );
  copy.addWords('languages.ts', 'export const languageNames = {', 'vav: ');
  copy.add('src/schema/routes.ts', "  '/contact-us',", "  '/privacy',");
  copy.edit('src/schema/routes.ts', 'RoutePath[] = []', "RoutePath[] = ['/privacy']");
  copy.addWords('interface.ts', 'export const navLabels = {', "'/privacy': 'Privacy',");
  copy.addWords('pages.ts', 'export const titles = {', "'/privacy': 'Privacy –");
  copy.addWords('pages.ts', 'export const headings = {', "h1: 'Privacy'");
  copy.editWords('pages.ts', /^(?=export type Check)/m, `${snippet('privacyText = [')}\n`);
  copy.write('src/pages/privacy/privacy.tsx', snippet('export function Privacy'));
  copy.edit('src/app.tsx', /^(?=import)/m, "import { Privacy } from './pages/privacy/privacy';\n");
  // The owner's own terms, in one language first.
  copy.edit(`${content}/en/before-you-ask.ts`, /^ {4}sample: true,\n/gm, '');
  copy.add('src/app.tsx', "  '/contact-us': ContactUs,", "'/privacy': Privacy,");
  copy.write(company, copy.read(company).replace(/^ {4}sample: true,\n/m, ''));
  sendForm(copy);
  addAnalytics(copy);
  addBengali(copy);
  copy.rewordEverything();
}

function sendForm(copy: Copy): void {
  const policy = 'src/builder/policy.ts';
  copy.edit(policy, /^export const formTargets.*$/m, snippet('formTargets'));
  copy.write('src/pages/contact-us/contact-form.tsx', snippet('function ContactForm'));
  copy.edit('src/styles/no-script.css', /^ *\.contact-form >.*\n/m, '');
  for (const words of ['note: ', 'submit: '])
    copy.editWords('interface.ts', RegExp(`^ {2}${words}(?:.*|\\n.*)',$`, 'm'), snippet(words));
  for (const folder of ['pages', 'browser/pages'])
    for (const name of readdirSync(join(copy.folder, 'test', folder)))
      if (/^(?:contact-form|message|form)/.test(name)) copy.delete(`test/${folder}/${name}`);
  for (const number of [1, 4, 5, 6])
    copy.edit('test/behavior.md', RegExp(`^- \\*\\*F${number}\\*\\*[\\s\\S]*?(?=^- |^$)`, 'm'), '');
}

function addAnalytics(copy: Copy): void {
  copy.write('assets/root/stats.js', 'globalThis.stats = location.hash;\n');
  copy.edit('index.html', '%script%', `${snippet('stats.js')}\n%script%`);
  copy.edit('src/builder/policy.ts', /^export const contacted.*$/m, snippet('contacted'));
}

/** Bengali, in English as long as there is no translation, and without one of the texts. */
function addBengali(copy: Copy): void {
  const folder = (tag: string) => join(copy.folder, content, tag);
  cpSync(folder('en'), folder('bn'), { recursive: true });
  copy.edit(
    `${content}/bn/edition.ts`,
    /^export const edition.*$/m,
    snippet("tag: 'bn',\n  address"),
  );
  copy.edit(`${content}/editions.ts`, /^\];$/m, `${snippet("file: 'bn.html'")}\n];`);
  copy.copyPicture('social-card.png', 'social-card-bn.png');
  copy.copyPicture('letter-hi.svg', 'letter-bn.svg');
  copy.edit(`${content}/bn/interface.ts`, /^ {2}menu: .*\n/m, '');
}

/** Everything that the README removes or turns off, in one copy. */
function removeEverything(copy: Copy): void {
  copy.edit(company, /^ {4}frame: .*$/m, snippet("frame: ''"));
  copy.edit(company, /^ {4}link: .*$/m, "    link: '',");
  // All testimonials, and all questions but the first.
  copy.edit(`${content}/en/testimonials.ts`, /(?<=\[\] = \[\n)(?: {2}\{\n.*?\n {2}\},\n)+/s, '');
  copy.edit(`${content}/en/faq.ts`, /(?<=^ {2}\},\n)( {2}\{\n.*?\n {2}\},\n)+/ms, '');
  copy.edit(lists, /^.*id: 'travel'.*\n/m, '');
  copy.editWords('industries.ts', /^ {2}travel: \{\n.*?^ {2}\},\n/ms, '');
  copy.edit(lists, /^.*id: 'content'.*\n/m, '');
  copy.editWords('services.ts', /^ {2}content: \{\n.*?^ {2}\},\n/ms, '');
  copy.edit(lists, /^ {2}content: 'content',\n/m, '');
  copy.write(lists, copy.read(lists).replaceAll(", 'content'", ''));
  copy.editWords('industries.ts', /^ {2}content: .*\n/m, '');
  copy.edit(lists, /^.*id: '2021'.*\n/m, '');
  copy.editWords('about.ts', /^ {2}2021: \{\n.*?^ {2}\},\n/ms, '');
  const pictures = ['industry-travel', 'service-content', 'milestone-2021'];
  for (const picture of pictures) copy.delete(`assets/images/${picture}.svg`);
  copy.edit(`${content}/picture-files.ts`, /^ {2}'images\/industry-travel\.svg',\n/m, '');
  copy.editWords('pictures.ts', /^ {2}'images\/milestone-2021\.svg': .*\n/m, '');
  copy.edit(`${content}/language-list.ts`, /^.*\['tcy'.*\n/m, '');
  copy.edit(`${content}/figures.ts`, /^.*id: 'layout'.*\n/m, '');
  copy.editWords('home.ts', /^ {2}layout: \{\n.*?^ {2}\},\n/ms, '');
  copy.edit(`${content}/figures.ts`, /^.*id: 'clients'.*\n/m, '');
  copy.editWords('home.ts', /^ {2}clients: .*\n/m, '');
  // The edition that is read from the right.
  copy.edit(`${content}/editions.ts`, /^ {2}\{\n {4}tag: 'ur',\n.*?^ {2}\},\n/ms, '');
  copy.delete(`${content}/ur`);
  for (const picture of ['letter-ur.svg', 'social-card-ur.png'])
    copy.delete(`assets/images/${picture}`);
  nothingInvented(copy);
}

/** What the build lists before a release: placeholders, samples and editions without a review. */
function nothingInvented(copy: Copy): void {
  copy.edit(company, "'+91 00000 00000'", "'1800 123 4567'");
  copy.edit(company, "'hello@example.com'", "'ask@setu.example.in'");
  const mark = /^ *sample: true,\n|, sample: true/gm;
  for (const name of readdirSync(join(copy.folder, content), {
    recursive: true,
    encoding: 'utf8',
  })) {
    const file = `${content}/${name}`;
    if (name.endsWith('.ts')) copy.write(file, copy.read(file).replace(mark, ''));
  }
  const list = `${content}/editions.ts`;
  copy.write(list, copy.read(list).replaceAll('reviewedBy: null', "reviewedBy: 'A linguist'"));
}

for (const [what, edit, flags] of [
  ['adds', addEverything, []],
  ['removes', removeEverything, ['--release']],
] as const) {
  describe(`a site in which an owner ${what} what the README describes`, () => {
    const copy = new Copy();
    before(() => edit(copy));
    after(() => copy.remove());

    test('the build names the text that a new edition lacks, with its file', {
      skip: what === 'removes',
    }, async () => {
      const { passed, output } = await copy.node('build.ts');
      assert.equal(passed, false, 'the build succeeds without the text');
      assert.match(
        output,
        /^src\/content\/bn\/interface\.ts:\d+: "menu" is missing in headerWords\. Add it, as in /m,
      );
      copy.edit(`${content}/bn/interface.ts`, /(?<=headerWords = \{\n)/, "  menu: 'মেনু',\n");
    });

    test('the site builds, without a picture that no page shows', async () => {
      const { passed, output } = await copy.node('build.ts', ...flags);
      assert.ok(passed, output);
      assert.doesNotMatch(output, /that no page shows/);
      if (what === 'adds') {
        assert.match(copy.read('dist/bn.html'), /<html lang="bn" dir="ltr">/);
        assert.match(
          copy.read('dist/index.html'),
          /<form [^>]*action="https:\/\/forms\.example\/send"/,
        );
      }
    });

    test('the site passes the unit tests', async () => {
      const { passed, output } = await copy.node('test/run.ts', ...unitTests(copy));
      assert.ok(passed, output);
    });

    test('the site passes browser tests', { skip }, async () => {
      const args = [...browserTests, '--engine', 'chromium'];
      const { passed, output } = await copy.node('test/browser/harness/run.ts', ...args);
      assert.ok(passed, output);
    });
  });
}

test('the test of the specification says in words what differs', async () => {
  const copy = new Copy();
  copy.edit(`${content}/figures.ts`, 'percent: 85', 'percent: 86');
  const { passed, output } = await copy.node('--test', 'test/specification.test.ts');
  copy.remove();
  assert.equal(passed, false);
  assert.match(output, /differs from its specification in the bars of the home page/);
});
