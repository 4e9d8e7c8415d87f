import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, describe, test } from 'node:test';
import { editions } from '../../src/content/editions';
import { ProjectCopy } from '../helpers/build';

const copy = new ProjectCopy();

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
    const [logo = ''] = copy.read('src/content/company.ts').match(/images\/[\w-]+\.\w+/) ?? [];
    const wrong = picture.replace(/[\w-]+(?=\.svg)/, (name) => name.toUpperCase());
    const capitals = copy.edit(lists, picture, wrong);
    const added = [
      '<p className="lead" style={{ color: "red" }}>a</p>',
      '<a href="#/nowhere">b</a>',
      '<a href="/index.html">c</a>',
      '<a href="images/gone.pdf">d</a>',
      `<img src="${logo}" alt="" />`,
      '<img src="images/wide.svg" width="300" height="3" />',
      '<img src="images/tiles.svg" width="300" height="3" alt="" />',
    ];
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>';
    copy.write('assets/images/wide.svg', svg);
    // Without a viewBox, a picture fills a box of any shape.
    copy.write('assets/images/tiles.svg', svg.replace(/viewBox=".*"/, 'width="100%"'));
    const first = copy.edit(home, /<>\n/, `<>\n${added.join('\n')}\n`) + 1;
    const at = (line: number) => `${home}:${first + line}: `;
    const missing = 'is not in the built folder.';
    const wide = `${at(5)}picture "images/wide.svg"`;
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.deepEqual(
      new Set(errors),
      new Set([
        `${lists}:${capitals}: "${wrong}" ${missing} The file is "${picture}".`,
        `${at(0)}"lead": the policy forbids style="…". Use a class or a handler.`,
        `${at(1)}"#/nowhere" leads nowhere. Use a path of src/router/routes.ts or an element's id.`,
        `${at(2)}"/index.html" works on one server only. Use a relative path.`,
        `${at(3)}"images/gone.pdf" ${missing} Add the file to assets/, or correct the path.`,
        `page /: picture "${logo}" has no size. Add width and height, to avoid a layout shift.`,
        `${wide}: width / height is 100.00, but 1.33 in the file. Make them agree.`,
        `${wide} has no alt text. Describe it, or use '' for decoration.`,
      ]),
    );
  });

  test('the build names each mistake in the owner’s details', async () => {
    const file = 'src/content/company.ts';
    copy.edit(file, 'hello@example.com', 'hello@example');
    copy.edit(file, "phone: '+91 00000 00000'", "phone: 'call us'");
    copy.edit(file, "siteUrl: ''", "siteUrl: 'https://www.example.com'");
    copy.edit(file, 'https://www.openstreetmap.org/?', 'www.openstreetmap.org/?');
    copy.edit(file, '.html?bbox', '.html?layer=mapnik&amp;bbox');
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.deepEqual(
      errors.map(
        (line) => /^src\/content\/company\.ts: (\S+) ".*" is not valid\. Use the/.exec(line)?.[1],
      ),
      ['email', 'map.frame', 'map.link', 'phone', 'siteUrl'],
    );
  });

  test('a missing picture of the owner has file and line, whatever the guide names', async () => {
    copy.edit('src/content/README.md', /^/, "logo: 'images/gone.svg'\n");
    const line = copy.edit('src/content/company.ts', /images\/[\w-]+\.\w+/, 'images/gone.svg');
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.deepEqual(errors, [
      `src/content/company.ts:${line}: "images/gone.svg" is not in the built folder. ` +
        'Add the file to assets/, or correct the path.',
    ]);
  });

  test('the build names a text of an entry that is not in the list, and what to do', async () => {
    const file = 'src/content/en/industries.ts';
    const words = "  spare: { title: 'Spare', text: 'Spare parts' },\n";
    const line = copy.edit(file, /(?<=export const industryWords = \{\n)/, words);
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    const fix = 'Delete it, correct it, or add it to its list.';
    assert.ok(errors.includes(`${file}:${line}: "spare" is not expected. ${fix}`), errors.join());
  });

  test('E1 the build names the files of words that an edition lacks', async () => {
    rmSync(join(copy.folder, 'src/content/ta/faq.ts'));
    copy.edit(
      'src/content/editions.ts',
      /(?=^\];$)/m,
      "{ tag: 'bn', file: 'bn.html', name: 'বাংলা', dir: 'ltr', reviewedBy: null, " +
        "card: 'images/social-card-bn.png' },\n",
    );
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    const fix = 'is missing. Add it, or delete the edition.';
    assert.ok(errors.includes(`src/content/ta/faq.ts ${fix}`), errors.join());
    assert.ok(errors.includes(`src/content/bn/edition.ts ${fix}`), errors.join());
    assert.ok(
      errors.every((error) => error.endsWith(fix)),
      errors.join(),
    );
  });

  test('E1 the build names the file of a missing text, but not the errors it causes', async () => {
    const line = copy.edit('src/content/en/services.ts', /\{\n +title: '[^']*',\n/, '{\n');
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.deepEqual(errors, [`src/content/en/services.ts:${line}: "title" is missing. Add it.`]);
  });

  const [, another] = editions;
  test('E1 the build names the file and the entry of a text that one language lacks', {
    skip: !another && 'the site has one language',
  }, async () => {
    const file = `src/content/${another?.tag}/pages.ts`;
    copy.edit(file, /(?<=const titles = \{[\s\S]+) '\/about-us':\s+'[^']*',\n/, '');
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    const missing = errors.filter((line) => line.startsWith(`${file}:`));
    assert.match(missing.join('\n'), /"\/about-us" is missing in titles\. Add it\.$/);
  });

  test('an apostrophe that ends a text early causes one message, with its line', async () => {
    const line = copy.edit('src/content/en/industries.ts', /text: '/, "text: 'The owner's ");
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.deepEqual(errors, [
      `src/content/en/industries.ts:${line}: cannot be read from here on. Write an apostrophe as ` +
        "’, not as ', and check quotes and commas in this line and just above it.",
    ]);
  });

  test('the build names an edition.ts that still has the tag of another language', async () => {
    const [{ tag } = { tag: '' }] = editions;
    const file = `src/content/${tag}/edition.ts`;
    copy.edit(file, `tag: '${tag}'`, "tag: 'other'");
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.deepEqual(errors, [`${file}: write the tag "${tag}".`]);
  });

  test('the build names two editions with the same file', {
    skip: !another && 'the site has one language',
  }, async () => {
    const list = 'src/content/editions.ts';
    copy.edit(list, `file: '${another?.file}'`, `file: '${editions[0]?.file}'`);
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.deepEqual(errors, [`${list}: two editions have the same file. Rename one.`]);
  });

  test('the build names a file of the owner that has the name of a file of the build', async () => {
    for (const name of ['LICENSES.txt', 'index.html']) {
      copy.write(`assets/root/${name}`, '');
      const { code, errors } = await copy.build();
      assert.equal(code, 1);
      assert.deepEqual(errors, [`assets/root/${name}: the build writes this file. Rename it.`]);
      copy.restore();
    }
  });

  test('the build fails if index.html lacks its last element, which shows home', async () => {
    copy.edit('index.html', '<div id="end"></div>', '');
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.match(errors.join('\n'), /^index\.html: <div id="end"><\/div> is not the last element/);
  });

  test('the build fails if a mistake in a tsconfig file prevents the type check', async () => {
    const { compilerOptions } = JSON.parse(copy.read('tsconfig.json'));
    copy.write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { ...compilerOptions, strictt: true } }),
    );
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.match(errors.join('\n'), /^tsconfig\.json:1: Unknown compiler option 'strictt'/);
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

  test('the build names an unknown option', async () => {
    const { code, errors } = await copy.build('--nope');
    assert.equal(code, 1);
    assert.deepEqual(errors, ["Unknown option '--nope'"]);
  });
});
