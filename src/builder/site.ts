import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Edition, editions } from '../content/editions';
import { type Files, readFolder, readPictures } from './assets';
import { bundleSite, loadSite, root, type Site } from './bundle';
import { documentProblems } from './check-document';
import { BuildError, failIf } from './errors';
import { companyProblems } from './owner';
import { policyOf } from './policy';
import { dataUrl, withPictures } from './single-file';

export interface SiteOptions {
  /** Also writes the one-file edition: site.html, site.hi.html … */
  readonly singleFile?: boolean;
  /** Uses the pseudo words (src/content/pseudo.ts). */
  readonly pseudo?: boolean;
  /** The script that `npm start` adds. */
  readonly liveReload?: string;
}

/** All that visitors get: for each edition a prerendered document and a script; pictures; files for search engines. */
export async function makeSite(options: SiteOptions = {}) {
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const files = await readPictures();
  const made = await Promise.all(
    editions.map((edition) => makeEdition({ edition, template, pictures: files, ...options })),
  );
  const [site] = made;
  if (!site) throw new BuildError('src/content/editions.ts: the list is empty. Add a language.');
  for (const edition of made)
    for (const [name, text] of edition.texts) files.set(name, Buffer.from(text));
  for (const { card } of editions) {
    if (site.company.siteUrl === '') files.delete(card);
    else if (!files.has(card))
      throw new BuildError(`assets/${card} is missing. Run npm run cards.`);
  }
  for (const [name, text] of searchFiles(site)) files.set(name, Buffer.from(text));
  for (const [name, content] of await readFolder('assets/root')) {
    if (files.has(name))
      throw new BuildError(`assets/root/${name}: the build writes this file. Rename it.`);
    files.set(name, content);
  }
  for (const { texts } of made)
    failIf(await documentProblems(texts.values().next().value ?? '', files, site.routes));
  return {
    files,
    company: site.company,
    packages: new Set(made.flatMap(({ packages }) => packages)),
  };
}

interface EditionOptions extends SiteOptions {
  readonly edition: Edition;
  readonly template: string;
  readonly pictures: Files;
}

/** Bundles and prerenders one edition. */
async function makeEdition({ edition, template, pictures, ...options }: EditionOptions) {
  const { pseudo = false, singleFile = false, liveReload = '' } = options;
  const from = { language: edition.tag, pseudo, footer: liveReload };
  const [bundle, site] = await Promise.all([bundleSite(from), loadSite(from)]);
  failIf(companyProblems(site.company));
  const style = (bundle.style + site.generatedCss()).replaceAll('\n', '');
  const parts = { page: site.prerender(), style, script: bundle.script };
  const documentOf = ({ page, style, script }: typeof parts, isSingle: boolean) => {
    const frame = site.company.map.frame;
    const inlineScript = isSingle ? script : undefined;
    const icon = 'images/favicon.svg';
    const head = isSingle
      ? { edition, icon: dataUrl(pictures.get(icon)) }
      : { edition, icon, touchIcon: 'images/touch-icon.png' };
    return fillSlots(template, {
      lang: edition.tag,
      dir: edition.dir,
      policy: policyOf({ style, frame, serving: liveReload !== '', inlineScript }),
      head: site.prerenderHead(head),
      style,
      page,
      script: isSingle
        ? `<script>${script}</script>`
        : `<script async src="${bundle.name}"></script>`,
    });
  };
  const texts = new Map([
    [edition.file, documentOf(parts, false)],
    [bundle.name, bundle.script],
  ]);
  const singleName = edition.file === 'index.html' ? 'site.html' : `site.${edition.file}`;
  if (singleFile) texts.set(singleName, documentOf(withPictures(parts, pictures), true));
  return { ...site, packages: bundle.packages, texts };
}

/** Puts the values into the `%slots%` of index.html. */
function fillSlots(template: string, values: Readonly<Record<string, string>>): string {
  for (const slot of Object.keys(values)) {
    if (!template.includes(`%${slot}%`))
      throw new BuildError(`index.html: the slot %${slot}% is missing. Restore it.`);
  }
  return template.replace(/%([a-z]+)%/g, (_, slot: string) => values[slot] ?? '');
}

/** robots.txt and sitemap.xml. Routes are in the fragment, so each edition is one address. */
function searchFiles({ company, addressOf, alternates }: Site): [name: string, text: string][] {
  if (company.siteUrl === '') return [];
  const xml = (text: string) => text.replaceAll('&', '&amp;');
  const links = alternates().map(
    ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${xml(href)}"/>`,
  );
  const urls = editions.map(
    (edition) => `<url><loc>${xml(addressOf(edition))}</loc>${links.join('')}</url>\n`,
  );
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
  return [
    ['robots.txt', `User-agent: *\nAllow: /\nSitemap: ${company.siteUrl}sitemap.xml\n`],
    ['sitemap.xml', sitemap],
  ];
}
