import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition } from '../content/editions';
import { isPlaceholder } from '../content-model/contacts';
import type { Company } from '../schema/types';
import { unusedPictures } from './check-document';
import { type Files, readFolder, root } from './files';

/** The mistakes in the owner's details that would cause dead links. */
export function companyProblems({ email, phone, whatsapp, siteUrl, map }: Company): string[] {
  const url = /^(?:https:\/\/[^\s/]+\/(?!\S*&amp;)\S*)?$/;
  const site = /^(?:https?:\/\/[^\s/?#<>"]+\/([^\s?#<>"]*\/)?)?$/;
  const rules: [field: string, value: string, valid: RegExp, form: string][] = [
    ['email', email, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'name@company.example'],
    ['phone', phone, /^(?=(?:\D*\d){5})\+?[\d\s().-]+$/, '+91 120 456 7890 or 1800 123 4567'],
    ['whatsapp', whatsapp, /^(?:\+[\d\s().-]{5,})?$/, '+91 98765 43210, or leave it empty'],
    ['siteUrl', siteUrl, site, 'https://www.example.com/, with a slash at the end'],
    ['map.frame', map.frame, url, 'https://…, with & for each &amp;, or leave it empty'],
    ['map.link', map.link, url, 'https://…, with & for each &amp;, or leave it empty'],
  ];
  return rules.flatMap(([field, value, valid, form]) => {
    const message = `${field} "${value}" is not valid. Use the form ${form}.`;
    return valid.test(value) ? [] : `src/content/company.ts: ${message}`;
  });
}

interface Site {
  readonly files: Files;
  readonly company: Company;
  readonly editions: readonly Edition[];
}

/** What to do before publishing, one line for each file or task. */
export async function listTasks({ files, company, editions }: Site) {
  const contacts = [company.email, company.phone].filter(isPlaceholder);
  const drafts = editions.filter(({ reviewedBy }) => reviewedBy === null).map(({ name }) => name);
  const sources = await readFolder('src/content', '', /\.ts$/);
  const samples = [...sources].flatMap(([name, content]) => {
    const { length } = String(content).match(/\bsample: true\b/g) ?? [];
    return length > 0 ? `samples in src/content/${name}: ${length}` : [];
  });
  const englishFiles = [...sources.keys()].filter((name) => name.startsWith('en/'));
  const english = await Promise.all(editions.map(({ tag }) => englishTexts(tag, englishFiles)));
  const isUnknown = (tag: string) => editions.every((edition) => edition.tag !== tag);
  const folders = [...sources.keys()].flatMap(
    (name) => /^(.*)\/edition\.ts$/.exec(name)?.[1] ?? [],
  );
  const leftovers = folders.filter(isUnknown).map((tag) => `src/content/${tag}/`);
  const list = (of: string, items: string[]) => (items[0] ? [`${of}: ${items.join(', ')}`] : []);
  return [
    ...list('samples in src/content/company.ts', contacts),
    ...samples,
    ...english.flat(),
    ...list('not reviewed by a linguist', drafts),
    ...list('of no language in src/content/editions.ts, to delete', leftovers),
    ...list('pictures in assets/ that no page shows, to delete', unusedPictures(files)),
  ];
}

/** The task to translate what an edition still says in English. */
async function englishTexts(tag: string, englishFiles: readonly string[]): Promise<string[]> {
  if (tag === 'en') return [];
  const load = (name: string) => import(pathToFileURL(join(root, 'src/content', name)).href);
  const counts = englishFiles.map(async (name) =>
    sameTexts(await load(name.replace('en/', `${tag}/`)), await load(name)),
  );
  const count = (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
  return count > 0 ? [`texts in src/content/${tag}/ that are still English: ${count}`] : [];
}

/** How many texts of two objects are the same. A single word does not count: it may be a name. */
function sameTexts(words: unknown, english: unknown): number {
  if (typeof words === 'string') return words === english && /\p{L} \p{L}/u.test(words) ? 1 : 0;
  if (typeof words !== 'object' || words === null) return 0;
  return Object.entries(words).reduce(
    (sum, [key, value]) => sum + sameTexts(value, Object(english)[key]),
    0,
  );
}
