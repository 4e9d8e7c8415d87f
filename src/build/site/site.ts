import type { Edition } from '../../schema/content';
import { tasksBefore } from '../checks/tasks';
import type { Content } from '../sources/content';
import { BuildError, failIf } from '../sources/errors';
import { type Files, filesIn } from '../sources/files';
import { fillFacts } from '../sources/fill-facts';
import { isReviewed, translationsOf } from '../sources/translations';
import { bundleSite, runPrerender } from './bundle';
import { documentProblems } from './check-document';
import { addCopies, takeWordmark } from './edition-pictures';
import { notFoundFile } from './not-found-file';
import { readPictures } from './pictures';
import { policyFile, policyOf } from './policy';
import { singleFileName, withPictures } from './single-file';
import { sitemapFiles } from './sitemap';
import { fillSlots, otherMediaLink } from './template';

export interface SiteOptions {
  /** Also makes the single-file site: site.html, site.hi.html … */
  readonly singleFile?: boolean | undefined;
  /** Whether `npm start` shows it, which adds a script that reloads its pages. */
  readonly isPreview?: boolean;
}

/** The files of the site, and the names of the packages in its scripts. */
export async function makeSite(sources: Files, content: Content, options: SiteOptions = {}) {
  const { company, editions } = content.facts;
  // English is the source of all translations.
  const reviewed = editions.filter(
    ({ tag }) => tag === 'en' || isReviewed(translationsOf(content, sources, tag)),
  );
  const files = readPictures(sources);
  const isDraft = tasksBefore(content, sources).length > 0;
  const filled = fillFacts(sources, content);
  const made = await Promise.all(
    editions.map((edition) => makeEdition(filled, edition, edition === editions[0], reviewed)),
  );
  for (const { edition, whole } of made) addCopies(whole.head + whole.page, edition, files);
  const template = String(sources.get('index.html'));
  const { frame } = company.map;
  const texts = made.flatMap((one) =>
    filesOf(isDraft ? one : { ...one, draft: '' }, made, template, frame, files, options),
  );
  texts.push(...notFoundFile(made, template, company.siteUrl, isDraft, files));
  const scripts = made.map(({ headScript }) => headScript);
  const styles = made.map(({ style }) => style);
  const policy = policyOf(scripts, styles, frame);
  const documentsOf = ({ whole, pages }: MadeEdition) => [whole, ...pages].map(({ file }) => file);
  const listed = made.filter(({ edition }) => reviewed.includes(edition)).flatMap(documentsOf);
  texts.push(...sitemapFiles(company.siteUrl, listed), [
    policyFile,
    `${policy}; frame-ancestors 'self'\n`,
  ]);
  const names = texts.flatMap(([name]) => (name.endsWith('.html') ? name : []));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const fix = 'Rename a page in src/content/routes.ts, or an edition in src/content/editions.ts.';
  failIf(twice.map((name) => `two documents would be ${name}. ${fix}`));
  for (const [name, text] of texts) files.set(name, Buffer.from(text));
  removeUnpublished(files, editions, company.siteUrl);
  addOwnFiles(files, sources);
  for (const file of made.flatMap(documentsOf))
    failIf(documentProblems(String(files.get(file)), files, content));
  return { files, packages: new Set(made.flatMap(({ packages }) => packages)) };
}

type MadeEdition = Awaited<ReturnType<typeof makeEdition>>;

/** Bundles and prerenders one edition. */
async function makeEdition(
  sources: Files,
  edition: Edition,
  isFirst: boolean,
  reviewed: readonly Edition[],
) {
  const [bundle, site] = await Promise.all([
    bundleSite(sources, edition.tag, isFirst ? 'site' : `site-${edition.tag.toLowerCase()}`),
    runPrerender(sources, edition, reviewed),
  ]);
  const style = (bundle.style + site.css).replaceAll('\n', '');
  return { ...bundle, ...site, edition, style };
}

/** The documents of an edition, the files that they load, and its single file. */
function filesOf(
  made: MadeEdition,
  all: readonly MadeEdition[],
  template: string,
  frame: string,
  pictures: Files,
  { singleFile = false, isPreview = false }: SiteOptions,
): [name: string, text: string][] {
  const { edition, whole, pages, headScript, style, otherMedia, name, script, draft } = made;
  const { tag: lang, dir } = edition;
  const wordmark = takeWordmark(whole.page, edition, pictures);
  const shared = { lang, dir, headscript: headScript, style, wordmark, draft };
  const inFiles = {
    ...shared,
    policy: policyOf([headScript], [style], frame, isPreview ? 'preview' : 'site'),
    othermedia: otherMediaLink,
    script: `<script async src="${name}"></script>`,
  };
  const files: [string, string][] = [
    ...[whole, ...pages].map(({ file, holds, head, page }): [string, string] => [
      file,
      fillSlots(template, { ...inFiles, holds, head, page }),
    ]),
    [name, script],
    ['other-media.css', otherMedia],
  ];
  if (!singleFile) return files;
  const names = all.map((one) => one.edition.file);
  const { file, ...slots } = { ...shared, ...whole };
  const parts = { ...slots, style: style + otherMedia, script };
  const single = withPictures(parts, pictures, names);
  const html = fillSlots(template, {
    ...parts,
    ...single,
    policy: policyOf([headScript, single.script], [single.style], frame, 'single-file'),
    othermedia: '',
    script: `<script>${single.script}</script>`,
  });
  return [...files, [singleFileName(file), html]];
}

/** Removes letters, which are in other pictures, and the cards of a site without an address. */
function removeUnpublished(files: Files, editions: readonly Edition[], siteUrl: string): void {
  const letters = editions.flatMap(({ letter = [] }) => letter);
  const cards = editions.map(({ card }) => card);
  const needed = siteUrl === '' ? letters : [...letters, ...cards];
  const fix = 'Add it (npm run cards draws cards), or correct src/content/editions.ts.';
  failIf(needed.flatMap((file) => (files.has(file) ? [] : `assets/${file} is missing. ${fix}`)));
  for (const file of siteUrl === '' ? [...letters, ...cards] : letters) files.delete(file);
}

/** Adds the owner's files in assets/root/. */
function addOwnFiles(files: Files, sources: Files): void {
  const own: Files = new Map();
  for (const [name, content] of filesIn('assets/root', sources)) {
    own.set(name, content);
    // Neither a file of the build nor a compressed copy of one, which would be served in its place.
    const original = name.replace(/\.(?:br|gz)$/, '');
    if (/^(?:LICENSES\.txt|sbom\.cdx\.json|SHA256SUMS)$/.test(original) || files.has(original))
      throw new BuildError(`assets/root/${name}: the build writes this file. Rename it.`);
  }
  for (const [name, content] of own) files.set(name, content);
}
