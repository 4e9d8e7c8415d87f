import assert from 'node:assert/strict';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, describe, test } from 'node:test';
import { checkTypes } from '../../src/checks/type-check';
import { editions } from '../../src/content/editions';
import { BuildError } from '../../src/sources/errors';
import { ProjectCopy } from '../helpers/build';

const copy = new ProjectCopy();
const [, another] = editions;

/** The messages of the type check, which the build prints before those of the pages. */
function typeErrors() {
  return checkTypes(copy.folder).then(
    () => [],
    (error: unknown) => {
      assert.ok(error instanceof BuildError, String(error));
      return error.message.split('\n');
    },
  );
}

function assertIncludes(errors: readonly string[], message: string): void {
  const seen = errors.join('\n');
  assert.ok(errors.includes(message), `seen:\n${seen}\nexpected among them:\n${message}`);
}

afterEach(() => copy.restore());
after(() => copy.remove());

describe('npm run build names every mistake, where it is and how to fix it', () => {
  test('a message names file and line, or the page if the source is uncertain', async () => {
    const lists = 'src/content/lists.ts';
    const home = 'src/pages/home/home.tsx';
    const picture =
      copy
        .read(lists)
        .match(/images\/[\w-]+\.svg/g)
        ?.at(-1) ?? '';
    const icon = 'images/favicon.svg';
    copy.write('src/pages/home/second.ts', `export const second = '${icon}';\n`);
    const wrong = picture.replace(/[\w-]+(?=\.svg)/, (name) => name.toUpperCase());
    const capitals = copy.edit(lists, picture, wrong);
    const added = [
      '<p className="lead" style={{ color: "red" }}>a</p>',
      '<a href="#/nowhere">b</a>',
      '<a href="/index.html">c</a>',
      '<a href="images/gone.pdf">d</a>',
      `<img src="${icon}" alt="" />`,
      '<img src="images/wide.svg" width="300" height="3" />',
      '<img src="images/tiles.svg" width="300" height="3" alt="" />',
    ];
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>';
    copy.write('assets/images/wide.svg', svg);
    // Without a viewBox, a picture fills a box of any shape.
    copy.write('assets/images/tiles.svg', svg.replace(/viewBox=".*"/, 'width="100%"'));
    copy.edit('src/content/README.md', /^/, "logo: 'images/gone.svg'\n");
    const owner = copy.edit('src/content/company.ts', /images\/[\w-]+\.\w+/, 'images/gone.svg');
    const first = copy.edit(home, /<>\n/, `<>\n${added.join('\n')}\n`) + 1;
    const at = (line: number) => `${home}:${first + line}: `;
    const missing = 'does not exist.';
    const add = (file: string) => `Add assets/${file}, or correct the path.`;
    const wide = `${at(5)}picture "images/wide.svg"`;
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.deepEqual(
      new Set(errors),
      new Set([
        `src/content/company.ts:${owner}: "images/gone.svg" ${missing} ${add('images/gone.svg')}`,
        `${lists}:${capitals}: "${wrong}" ${missing} The file is "${picture}".`,
        `${at(0)}"lead": the policy forbids style="…". Use a class or a handler.`,
        `${at(1)}"#/nowhere" leads nowhere. Use a path of src/schema/routes.ts or an element's id.`,
        `${at(2)}"/index.html" works on one server only. Use a relative path.`,
        `${at(3)}"images/gone.pdf" ${missing} ${add('images/gone.pdf')}`,
        `page /: picture "${icon}" has no size. Add width and height, to avoid a layout shift.`,
        `${wide}: width / height is 100.00, but 1.33 in the file. Make them agree.`,
        `${wide} has no alt text. Describe it, or use '' for decoration.`,
      ]),
    );
  });

  test('the build names each mistake in texts and details, before those it causes', async () => {
    const company = 'src/content/company.ts';
    const frame = copy.edit(
      company,
      "'https://www.openstreetmap.org/export",
      "'www.openstreetmap.org",
    );
    const figures = copy.edit('src/content/figures.ts', /percent: \d+/, 'percent: 850');
    const faq = copy.edit('src/content/en/faq.ts', /question: '[^']*'/, "question: ''");
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    const [wrong = '', ...others] = errors;
    assert.match(wrong, RegExp(`^${company}:${frame}: map\\.frame ".*" is not valid\\.`));
    assert.deepEqual(others, [
      `src/content/en/faq.ts:${faq}: the text is empty. Write it.`,
      `src/content/figures.ts:${figures}: 850 is not a percentage. Use a number from 0 to 100.`,
    ]);
  });

  test('the build names a file that is not UTF-8', async () => {
    const file = 'src/content/en/faq.ts';
    writeFileSync(join(copy.folder, file), copy.read(file), 'utf16le');
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.deepEqual(errors, [`${file}: is not UTF-8. Save it as UTF-8.`]);
  });

  test('the words of a new entry that the languages lack are reported once for each', async () => {
    const picture = 'images/service-dtp.svg';
    copy.edit(
      'src/content/lists.ts',
      /(?<=serviceList = \[)/,
      `\n{ id: 'added', picture: '${picture}' },`,
    );
    const errors = await typeErrors();
    const files = editions.map(({ tag }) => `src/content/${tag}/services.ts`);
    assert.deepEqual(
      errors.map((error) => error.replace(/:\d+:/, '')).sort(),
      files
        .map((file) => {
          const model = file === files[0] ? '' : `, as in ${files[0]}`;
          return `${file} "added" is missing in serviceWords. Add it${model}.`;
        })
        .sort(),
    );
  });

  const languages = 'src/content/language-list.ts';
  test('a language without a name, and a name that is there twice, are reported as such', async () => {
    copy.edit(languages, /^ {4}\['hi', /m, "    ['zzz', 'वारली', 'MH', ''],\n    ['hi', ");
    const names = 'src/content/en/languages.ts';
    copy.edit(names, /(?<=export const languageNames = \{)/, "\n  hi: 'Hindi',");
    const errors = await typeErrors();
    const twice = ': this key is there twice. Rename one, or delete it.';
    const missing = '"zzz" is missing in languageNames. Add it.';
    const inEnglish = errors.filter((error) => error.startsWith(names));
    assert.ok(
      inEnglish.some((error) => error.endsWith(twice)),
      errors.join('\n'),
    );
    assert.ok(
      inEnglish.some((error) => error.endsWith(missing)),
      errors.join('\n'),
    );
    assert.deepEqual(
      errors.filter((error) => !/^src\/content\/\w+\/languages\.ts:\d+: /.test(error)),
      [],
    );
  });

  test('a value of a wrong kind is reported in plain words', async () => {
    const list = 'src/content/editions.ts';
    const name = copy.edit(list, /reviewedBy: (?:null|'[^']*')/, 'reviewedBy: true');
    const figures = 'src/content/figures.ts';
    const percent = copy.edit(figures, /percent: \d+/, "percent: '85%'");
    const faq = 'src/content/en/faq.ts';
    const first = copy.edit(faq, /(?=export const faq = )/, 'export const faq = 1;\n');
    const errors: readonly string[] = await typeErrors();
    const expected = [
      `${list}:${name}: write a text in quotes: '…'.`,
      `${figures}:${percent}: write a number without quotes.`,
      `${faq}:${first}: "faq" is there twice. Delete one.`,
    ];
    for (const message of expected) assertIncludes(errors, message);
  });

  test('an offer in capitals and too short a list are reported in plain words', async () => {
    const lists = 'src/content/lists.ts';
    const offer = copy.edit(lists, /(?<=offers: \[')\w+/, 'DTP');
    const about = 'src/content/en/about.ts';
    copy.edit(about, /(?<=bullets: \[)\s*'[^']*',/, '');
    const errors: readonly string[] = await typeErrors();
    const [first = ''] = errors.filter((error) => error.startsWith(lists));
    assert.match(first, RegExp(`^${lists}:${offer}: "DTP" is unknown\\. Use one of "\\w+" \\| `));
    const [second = ''] = errors.filter((error) => error.startsWith(about));
    assert.match(second, /: there are 2 values\. Write exactly 3\.$/);
  });

  test('an offer that does not exist is reported in the list, with those that exist', async () => {
    const lists = 'src/content/lists.ts';
    const line = copy.edit(lists, /(?<=offers: \[')\w+/, 'nothing');
    const [error = '', ...others] = await typeErrors();
    assert.deepEqual(others, []);
    assert.match(
      error,
      RegExp(`^${lists}:${line}: "nothing" is unknown\\. Use one of "\\w+" \\| `),
    );
  });

  test('a mark that is false and a list that English has emptied are reported as such', {
    skip: !another && 'the site has one language',
  }, async () => {
    const figures = copy.edit(
      'src/content/figures.ts',
      /percent: \d+(?:, sample: true)?/,
      'percent: 50, sample: false',
    );
    const faq = 'src/content/en/faq.ts';
    const list = copy.read(faq).match(/(?<=export const faq\b[^[]*\[)[\s\S]*?(?=^\] )/m)?.[0] ?? '';
    copy.edit(faq, list, '');
    const errors: readonly string[] = await typeErrors();
    const mark = `src/content/figures.ts:${figures}: this mark can only be \`true\`. Delete it.`;
    assertIncludes(errors, mark);
    const others = errors.filter((error) => error !== mark);
    const empty =
      /^src\/content\/\w+\/faq\.ts:\d+: this list is empty in English\. Add an entry there\.$/;
    assert.ok(others.length > 0, 'seen: no message about the list. Expected: one per edition');
    assert.deepEqual(
      others.filter((error) => !empty.test(error)),
      [],
    );
  });

  test('E1 the build names the folder or the files of words that an edition lacks', async () => {
    if (another) rmSync(join(copy.folder, `src/content/${another.tag}/faq.ts`));
    copy.write('src/content/bengali/edition.ts', '');
    copy.edit(
      'src/content/editions.ts',
      /(?=^\];$)/m,
      "{ tag: 'xx', file: 'xx.html', name: 'Xx', dir: 'ltr', reviewedBy: null, " +
        "card: 'images/social-card-xx.png' },\n",
    );
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    const folder = 'src/content/xx/ is missing. Copy src/content/en/, rename src/content/bengali/';
    const file = `src/content/${another?.tag}/faq.ts is missing. Add it`;
    const expected = [...(another ? [file] : []), folder];
    assert.deepEqual(
      errors,
      expected.map((start) => `${start}, or delete the edition.`),
    );
  });

  test('E1 the build names a file and a folder that do not belong among the words', async () => {
    copy.write('src/content/en/faq - Copy.ts', '');
    copy.write('src/content/en/bn/about.ts', '');
    copy.write('src/content/en/bn/faq.ts', '');
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    const fix = 'is not part of the content. Delete it, or move it out of src/content/en/.';
    assert.deepEqual(errors, [`src/content/en/bn/ ${fix}`, `src/content/en/faq - Copy.ts ${fix}`]);
  });

  test('E1 the build names a file whose words or style the site would not have', async () => {
    copy.write('src/content/en/faq.ts', '');
    copy.write('src/content/en/style.css', '');
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    const end = "export type Check = Complete<typeof import('./faq'), typeof import('../en/faq')>;";
    assert.deepEqual(errors, [
      `src/content/en/faq.ts: the last line is missing. Add: ${end}`,
      "src/content/en/style.css: a line is missing. Add: @import '../../styles/index.css';",
    ]);
  });

  test('E1 the build names a file that only one language has', {
    skip: editions.length < 3 && 'the site has fewer than three languages',
  }, async () => {
    for (const tag of ['en', another?.tag]) {
      const file = `src/content/${tag}/faq-old.ts`;
      copy.write(file, '');
      const { errors } = await copy.build();
      const fix = 'is in no other language. Delete it, or add it to each.';
      assert.deepEqual(errors, [`${file} ${fix}`]);
      rmSync(join(copy.folder, file));
    }
  });

  test('E1 the build names the folder and a file that only English has lost', {
    skip: !another && 'the site has one language',
  }, async () => {
    rmSync(join(copy.folder, 'src/content/en/faq.ts'));
    const one = await copy.build();
    assert.deepEqual(one.errors, [
      'src/content/en/faq.ts is missing. Add it, or delete the edition.',
    ]);
    rmSync(join(copy.folder, 'src/content/en'), { recursive: true });
    const all = await copy.build();
    assert.deepEqual(all.errors, [
      'src/content/en/ is missing. The other languages are compared with it: restore it.',
    ]);
  });

  test('E1 a key that English has by mistake is not asked for in other languages', async () => {
    const file = 'src/content/en/services.ts';
    const line = copy.edit(file, /(?<=serviceWords = \{\n)/, "  spare: { title: 'Spare' },\n");
    const fix = 'Delete it, correct it, or add it to its list (lists.ts).';
    assert.deepEqual(await typeErrors(), [`${file}:${line}: "spare" is not expected. ${fix}`]);
  });

  test('E1 the build names each text that is missing or unknown, but not the errors it causes', async () => {
    const services = 'src/content/en/services.ts';
    const missing = copy.edit(services, /\{\n +title: '[^']*',\n/, '{\n');
    const industries = `src/content/${editions.at(-1)?.tag}/industries.ts`;
    const words = "  spare: { title: 'Spare', text: 'Spare parts' },\n";
    const unknown = copy.edit(industries, /(?<=export const industryWords\b.*\{\n)/, words);
    const fix = 'Delete it, correct it, or add it to its list (lists.ts).';
    assert.deepEqual(
      new Set(await typeErrors()),
      new Set([
        `${services}:${missing}: "title" is missing in serviceWords. Add it.`,
        `${industries}:${unknown}: "spare" is not expected. ${fix}`,
      ]),
    );
  });

  test('E1 the build names the entry of a text that one language lacks', {
    skip: !another && 'the site has one language',
  }, async () => {
    const file = `src/content/${another?.tag}/pages.ts`;
    copy.edit(file, /(?<=const titles = \{[\s\S]+) '\/about-us':\s+'[^']*',\n/, '');
    const errors = await typeErrors();
    const inFile = errors.filter((error) => error.startsWith(`${file}:`)).join('\n');
    assert.match(
      inFile,
      /"\/about-us" is missing in titles\. Add it, as in src\/content\/en\/pages\.ts\.$/,
    );
  });

  test('E1 the build checks the words of a new edition from its first minute', async () => {
    const file = 'src/content/bn/interface.ts';
    cpSync(join(copy.folder, 'src/content/en'), join(copy.folder, 'src/content/bn'), {
      recursive: true,
    });
    copy.edit(file, /^ {2}menu: .*\n/m, '');
    const line = copy.read(file).split('export type Check')[0]?.split('\n').length;
    const errors = await typeErrors();
    assert.deepEqual(errors, [
      `${file}:${line}: "menu" is missing in headerWords. Add it, as in src/content/en/interface.ts.`,
    ]);
  });

  test('an apostrophe that ends a text early causes one message, with its line', async () => {
    const line = copy.edit('src/content/en/industries.ts', /text: '/, "text: 'The owner's ");
    assert.deepEqual(await typeErrors(), [
      `src/content/en/industries.ts:${line}: cannot be read from here on. Check this line and just ` +
        "above it: a comma after each entry, a straight quote ' at both ends of each text, ’ " +
        "instead of ' inside, no line break, and */ after each /*.",
    ]);
  });

  test('the build names a file of the owner that has the name of a file of the build', async () => {
    copy.write('assets/root/index.html', '');
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.deepEqual(errors, ['assets/root/index.html: the build writes this file. Rename it.']);
  });

  test('the build refuses a picture that can run script or needs another file, with its line', async () => {
    const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">';
    const refused: [part: string, named: string][] = [
      ['<script>a()</script>', '<script'],
      ['<foreignObject/>', '<foreignObject'],
      ['<g onload="a()"/>', 'onload='],
      ["<a href='JavaScript:a()'/>", 'JavaScript:'],
      ['<!ENTITY a "b">', '<!ENTITY'],
    ];
    const foreign: [part: string, named: string][] = [
      ['<image href="https://a.example/b.png"/>', 'href="https://a.example/b.png'],
      ["<image xlink:href='photo.png'/>", "href='photo.png"],
      ['<g style="fill:url(other.svg#a)"/>', 'url(other.svg#a'],
      ['<style>@import "a.css"</style>', '@import'],
    ];
    const allowed = '<image href="data:image/png;base64,AA"/><use href="#a"/><g fill="url(#b)"/>';
    const parts = [...refused, ...foreign].map(([part]) => part);
    copy.write('assets/images/active.svg', [head, ...parts, allowed, '</svg>'].join('\n'));
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    const line = (index: number, named: string) =>
      `assets/images/active.svg:${index + 2}: "${named}"`;
    const fix = 'can run script. Remove it, or export a plain SVG.';
    const embed = 'is another file, which no browser loads. Embed it, or remove it.';
    assert.deepEqual(
      new Set(errors),
      new Set([
        ...refused.map(([, named], index) => `${line(index, named)} ${fix}`),
        ...foreign.map(([, named], index) => `${line(index + refused.length, named)} ${embed}`),
      ]),
    );
  });

  test('the build refuses a photo that only has the name of a PNG', async () => {
    writeFileSync(
      join(copy.folder, 'assets/images/photo.png'),
      Buffer.from('ffd8ffe000104a46', 'hex'),
    );
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.deepEqual(errors, ['assets/images/photo.png: not a PNG. Export it again as PNG.']);
  });

  test('the build fails if a mistake in a tsconfig file prevents the type check', async () => {
    const { compilerOptions } = JSON.parse(copy.read('tsconfig.json'));
    copy.write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { ...compilerOptions, strictt: true } }),
    );
    const [error = ''] = await typeErrors();
    assert.match(error, /^tsconfig\.json:1: Unknown compiler option 'strictt'/);
  });

  test('the build names the file of a component that throws', async () => {
    copy.edit(
      'src/pages/services/services.tsx',
      'return (',
      'if (Math.sin(1) > 0) throw new Error("no");\nreturn (',
    );
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.deepEqual(errors, ['src/pages/services/services.tsx: rendering failed: no']);
  });

  test('the build names the file and line of a mistake in a style sheet', async () => {
    copy.edit('src/styles/base.css', /^/, 'p { color: red }}\n');
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.match(errors.join('\n'), /^src\/styles\/base\.css:1: Unexpected "}"$/);
  });

  test('the build names an option that npm has taken for its own', async () => {
    process.env['npm_config_release'] = 'true';
    const { code, errors } = await copy.build().finally(() => {
      delete process.env['npm_config_release'];
    });
    assert.equal(code, 1);
    const fix = 'Write: npm run build -- --release';
    assert.deepEqual(errors, [`npm did not pass on --release. ${fix}`]);
  });

  test('the build names an unknown option', async () => {
    const { code, errors } = await copy.build('--nope');
    assert.equal(code, 1);
    assert.deepEqual(errors, ["Unknown option '--nope'"]);
  });
});
