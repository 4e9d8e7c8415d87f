import { test } from 'node:test';
import { assertMessages, type Edit, set } from '../../helpers/content';

const withAddress = set('company.ts company siteUrl', "'https://setu.example/'");
const addPage = (path: string) => set('routes.ts routes 6', `'/contact-us', '${path}'`);
const would = (page: string, tag: string, file: string, other: string) =>
  `src/content/routes.ts:*: the document of "${page}" in the edition ${tag} would be ${file}, as that of ${other}. Rename one.`;

// biome-ignore format: one change a line
const collisions: readonly (readonly [edit: Edit, message: string])[] = [
  [addPage('/hi'), would('/hi', 'en', 'hi.html', 'the edition hi')],
  [addPage('/index'), would('/index', 'en', 'index.html', 'the edition en')],
  [addPage('/site'), would('/site', 'en', 'site.html', 'the single-file site')],
  [addPage('/hi-services'), would('/services', 'hi', 'hi-services.html', '"/hi-services" in the edition en')],
  [set('editions.ts editions 2 file', "'services.html'"), would('/services', 'en', 'services.html', 'the edition hi')],
];
for (const [edit, message] of collisions)
  test(`D1 two documents with the same name are named, on a site with an address: ${edit.what}`, () =>
    assertMessages({ ...edit, changes: { ...withAddress.changes, ...edit.changes } }, message));
