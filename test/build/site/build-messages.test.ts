import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BuildError } from '../../../src/build/sources/errors';
import { ChangedSources } from '../../helpers/build';

/* What the build says about pictures, pages and styles. test/build/checks/ has what it says about words. */

/** The lines of the message with which something fails. */
async function messagesOf(failing: Promise<unknown>): Promise<string[]> {
  const error = await failing.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof BuildError, `seen: ${error}, expected: a message of the build`);
  return error.message.split('\n');
}

const manipuri = "{ tag: 'mni-Mtei', name: 'ꯃꯤꯇꯩꯂꯣꯟ', dir: 'ltr', card: 'images/b.png'";

/** A site in one language, or two, with an address. */
function siteWith(edition = ''): ChangedSources {
  const project = new ChangedSources();
  project.setEditions(edition);
  if (edition) project.addEdition('mni-Mtei');
  project.edit('src/content/company.ts', '"siteUrl": ""', '"siteUrl": "https://bridge.example/"');
  return project;
}

/** The messages about a site with a file. */
async function messagesFor(file: string, content: string | Buffer): Promise<string[]> {
  const project = siteWith();
  project.write(file, content);
  return messagesOf(project.make());
}

test('a message names the file and line of a value of the content, or else the page', async () => {
  const project = siteWith();
  const lists = 'src/content/lists.ts';
  const [picture = ''] = project.read(lists).match(/images\/industry-[\w-]+\.svg/) ?? [];
  const icon = 'images/favicon.svg';
  const wrong = picture.replace(/[\w-]+(?=\.svg)/, (name) => name.toUpperCase());
  const capitals = project.edit(lists, picture, wrong);
  const added = [
    '<p className="lead" style={{ color: "red" }}>a</p>',
    '<a href="#/nowhere">b</a>',
    '<a href="/index.html">c</a>',
    '<a href="images/gone.pdf">d</a>',
    `<img src="${icon}" alt="" />`,
    '<img src="images/wide.svg" width="41" height="30" />',
    '<img src="images/tiles.svg" width="300" height="3" alt="" />',
  ];
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>';
  project.write('assets/images/wide.svg', svg);
  // Without a viewBox, a picture fills a box of any shape.
  project.write('assets/images/tiles.svg', svg.replace(/viewBox=".*"/, 'width="100%"'));
  const owner = project.edit('src/content/company.ts', /images\/[\w-]+\.\w+/, 'images/gone.svg');
  project.edit('src/pages/home/home.tsx', /<>\n/, `<>\n${added.join('\n')}\n`);
  const add = (file: string) => `does not exist. Add assets/${file}, or correct the path.`;
  const wide = 'page /: picture "images/wide.svg"';
  assert.deepEqual(
    new Set(await messagesOf(project.make())),
    new Set([
      `src/content/company.ts:${owner}: "images/gone.svg" ${add('images/gone.svg')}`,
      `${lists}:${capitals}: "${wrong}" does not exist. The file is "${picture}".`,
      'page /: "lead": the policy forbids style="…". Use a class or a handler.',
      `page /: "#/nowhere" leads nowhere. Use a path of src/content/routes.ts or an element's id.`,
      'page /: "/index.html" works on one server only. Use a relative path.',
      `page /: "images/gone.pdf" ${add('images/gone.pdf')}`,
      `page /: picture "${icon}" has no size. Add width and height, to avoid a layout shift.`,
      `${wide}: width / height is 1.37, but 1.33 in the file. Make them agree: the size is here or in picture-files.ts.`,
      `${wide} has no alt text. Describe it, or use '' for decoration.`,
    ]),
  );
});

const script = 'can run script. Remove it, or export a plain SVG.';
const embed = 'is another file, which no browser loads. Embed it, or remove it.';
const allowed = '<image href="data:image/png;base64,AA"/><use href="#a"/><g fill="url(#b)"/>';
const parts: readonly (readonly [part: string, named: string, message: string])[] = [
  ['<script>a()</script>', '<script', script],
  ['<foreignObject/>', '<foreignObject', script],
  ['<g onload="a()"/>', 'onload=', script],
  ["<a href='JavaScript:a()'/>", 'JavaScript:', script],
  ['<!ENTITY a "b">', '<!ENTITY', script],
  ['<image href="https://a.example/b.png"/>', 'href="https://a.example/b.png', embed],
  ["<image xlink:href='photo.png'/>", "href='photo.png", embed],
  ['<g style="fill:url(other.svg#a)"/>', 'url(other.svg#a', embed],
  ['<style>@import "a.css"</style>', '@import', embed],
];
test('a picture that can run script or needs another file is refused, with its line', async () => {
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">';
  const svg = [head, ...parts.map(([part]) => part), allowed, '</svg>'].join('\n');
  assert.deepEqual(
    await messagesFor('assets/images/active.svg', svg),
    parts.map(([, named, fix], line) => `assets/images/active.svg:${line + 2}: "${named}" ${fix}`),
  );
});

test('a photo that only has the name of a PNG is refused', async () => {
  const [file, photo] = ['assets/images/photo.png', Buffer.from('ffd8ffe000104a46', 'hex')];
  assert.deepEqual(await messagesFor(file, photo), [`${file}: not a PNG. Export it again as PNG.`]);
});

test('D1 two documents with the same name are named', async () => {
  const project = siteWith(`${manipuri}, file: 'services.html' },`);
  const fix = 'Rename a page in src/content/routes.ts, or an edition in src/content/editions.ts.';
  const message = `two documents would be services.html. ${fix}`;
  assert.deepEqual(await messagesOf(project.make()), [message]);
});

test('a missing letter and, for a site with an address, a missing card are named', async () => {
  const project = siteWith(`${manipuri}, file: 'mni.html', letter: 'images/a.svg' },`);
  const fix = 'is missing. Add it (npm run cards draws cards), or correct src/content/editions.ts.';
  const messages = [`assets/images/a.svg ${fix}`, `assets/images/b.png ${fix}`];
  assert.deepEqual(await messagesOf(project.make()), messages);
});

test('D1 a file of the owner that has the name of a file of the build is named', async () => {
  for (const name of ['other-media.css.br', 'LICENSES.txt'])
    assert.deepEqual(await messagesFor(`assets/root/${name}`, ''), [
      `assets/root/${name}: the build writes this file. Rename it.`,
    ]);
});

test('the file and line of a mistake in a style sheet are named', async () => {
  assert.deepEqual(await messagesFor('src/styles/base.css', 'p {\ncolor: red }}\n'), [
    'src/styles/base.css:2: Unexpected "}"',
  ]);
});
