import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edition } from '../content/editions';
import { isPlaceholder } from '../content/placeholder';
import { loadContent, root } from './bundle';

/** The owner's details in src/content/company.ts that the build reads. */
export interface Company {
  readonly email: string;
  readonly phone: string;
  readonly whatsApp?: string;
  readonly siteUrl: string;
  readonly map: { readonly frame: string; readonly link: string };
}

/** Details that would become dead links. */
export function* companyProblems({ email, phone, whatsApp = '', siteUrl, map }: Company) {
  const rules: [field: string, value: string, valid: RegExp, form: string][] = [
    ['email', email, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'name@company.example'],
    ['phone', phone, /^\+?[\d\s().-]{5,}$/, '+91 120 456 7890 or 1800 123 4567'],
    ['whatsApp', whatsApp, /^(?:\+[\d\s().-]{5,})?$/, '+91 98765 43210, or leave it empty'],
    ['siteUrl', siteUrl, /^(?:https?:\/\/[^\s/?#]+\/([^\s?#]*\/)?)?$/, 'https://www.example.com/'],
    ['map.frame', map.frame, /^(?:https:\/\/[^\s/]+\/\S*)?$/, 'https://…, or leave it empty'],
    ['map.link', map.link, /^(?:https:\/\/[^\s/]+\/\S*)?$/, 'https://…, or leave it empty'],
  ];
  for (const [field, value, valid, form] of rules) {
    if (!valid.test(value))
      yield `src/content/company.ts: ${field} "${value}" is not valid. Use this form: ${form}.`;
  }
}

/** Everything that is still a sample or a draft, one line per file. */
export async function listSamples({ email, phone }: Company, editions: readonly Edition[]) {
  const folders = ['src/content', ...editions.map(({ tag }) => `src/content/${tag}`)];
  const paths = folders.map(async (folder) =>
    (await readdir(join(root, folder))).sort().map((name) => `${folder}/${name}`),
  );
  const files = (await Promise.all(paths)).flat().filter((path) => path.endsWith('.ts'));
  const drafts = editions.filter(({ reviewedBy }) => reviewedBy === null);
  const samples: [file: string, places: string[]][] = [
    ['src/content/company.ts', [email, phone].filter(isPlaceholder)],
    ...(await loadContent(files)).map(([path, value]): [string, string[]] => [
      path,
      placesIn(value),
    ]),
    ['src/content/editions.ts, not reviewed by a linguist', drafts.map(({ tag }) => tag)],
  ];
  return samples.flatMap(([file, all]) => (all.length > 0 ? `${file}: ${all.join(', ')}` : []));
}

/** Where a content file says `sample: true`, such as `testimonials 1`. */
function placesIn(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('sample' in value && value.sample === true) return [place];
  return Object.entries(value).flatMap(([key, item]) =>
    placesIn(item, `${place} ${Array.isArray(value) ? Number(key) + 1 : key}`.trim()),
  );
}
