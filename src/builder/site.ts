import type { Edition } from '../content/editions';
import { BuildError, failIf } from '../sources/errors';
import { type Files, filesIn } from '../sources/files';
import { bundleSite, loadEditions, runPrerender, withPseudoWords } from './bundle';
import { documentProblems, linesOf } from './check-document';
import { addCopies } from './edition-pictures';
import { readPictures } from './pictures';
import { policyFile, policyOf } from './policy';
import { singleFileName, withPictures } from './single-file';

export interface SiteOptions {
  /** Also writes the single-file site: site.html, site.hi.html … */
  readonly singleFile?: boolean;
  /** Uses the pseudo words (src/content-model/pseudo.ts). */
  readonly pseudo?: boolean;
  /** The script that `npm start` adds. */
  readonly liveReload?: string;
}

/** The files of the site: a document and a script for each edition, the pictures, and the rest. */
export async function makeSite(given: Files, options: SiteOptions = {}) {
  const sources = options.pseudo ? withPseudoWords(given) : given;
  const editions = await loadEditions(sources);
  const files = readPictures(sources);
  const made = await Promise.all(
    editions.map((edition) => makeEdition(sources, edition, editions, files, options)),
  );
  const [site] = made;
  if (!site) throw new BuildError('src/content/editions.ts: the list is empty. Add a language.');
  const { company, routes } = site;
  const texts = made.flatMap((edition) => [...edition.texts, ...edition.sitemapFiles]);
  const policy = policyOf({
    scripts: made.map(({ headScript }) => headScript),
    styles: made.map(({ style }) => style),
    frame: company.map.frame,
  });
  texts.push([policyFile, `${policy}; frame-ancestors 'self'\n`]);
  for (const [name, text] of texts) files.set(name, Buffer.from(text));
  for (const { card, letter } of editions) {
    if (letter !== undefined && !files.has(letter))
      throw new BuildError(`assets/${letter} is missing. Add it, or delete the line \`letter\`.`);
    if (company.siteUrl === '') files.delete(card);
    else if (!files.has(card))
      throw new BuildError(`assets/${card} is missing. Run npm run cards, or name another one.`);
  }
  // Deleted afterwards, as two editions may have the same letter.
  for (const { letter } of editions) if (letter !== undefined) files.delete(letter);
  for (const [name, content] of filesIn('assets/root', sources)) {
    const isTaken = /^(?:LICENSES\.txt|sbom\.cdx\.json|SHA256SUMS)$/.test(name) || files.has(name);
    if (isTaken)
      throw new BuildError(`assets/root/${name}: the build writes this file. Rename it.`);
    files.set(name, content);
  }
  const lines = linesOf(sources);
  for (const { file } of editions)
    failIf(documentProblems(String(files.get(file)), files, routes, lines));
  const packages = new Set(made.flatMap((edition) => edition.packages));
  return { files, packages };
}

/** Bundles and prerenders one edition. */
async function makeEdition(
  sources: Files,
  edition: Edition,
  editions: readonly Edition[],
  pictures: Files,
  options: SiteOptions,
) {
  const { pseudo = false, singleFile = false, liveReload = '' } = options;
  const template = String(sources.get('index.html'));
  const language = pseudo && edition.tag === 'en' ? 'pseudo' : edition.tag;
  const prefix = edition === editions[0] ? 'site' : `site-${edition.tag.toLowerCase()}`;
  const [bundle, site] = await Promise.all([
    bundleSite(sources, language, prefix),
    runPrerender(sources, language, edition),
  ]);
  addCopies(site.head + site.page, edition, pictures);
  const { headScript, script, print } = bundle;
  const style = (bundle.style + site.css).replaceAll('\n', '');
  const frame = site.company.map.frame;
  const policy = { scripts: [headScript], styles: [style], frame, serving: liveReload !== '' };
  const { tag: lang, dir } = edition;
  const slots = { lang, dir, head: site.head, page: site.page, headscript: headScript, style };
  const linked = {
    policy: policyOf(policy),
    print: '<link rel="stylesheet" href="print.css" media="print">',
    script: `<script async src="${bundle.name}"></script>`,
  };
  const html = fillSlots(template, { ...slots, ...linked });
  const texts = new Map([
    [edition.file, html],
    [bundle.name, script + liveReload],
    ['print.css', print],
  ]);
  if (singleFile) {
    const documents = editions.map(({ file }) => file);
    const single = withPictures({ ...slots, style: style + print, script }, pictures, documents);
    const [scripts, styles] = [[headScript, single.script], [single.style]];
    const inlined = {
      policy: policyOf({ scripts, styles, frame, singleFile }),
      print: '',
      script: `<script>${single.script}</script>`,
    };
    const html = fillSlots(template, { ...slots, ...single, ...inlined });
    texts.set(singleFileName(edition.file), html);
  }
  return { ...site, packages: bundle.packages, headScript, style, texts };
}

/** Puts the values into the `%slots%` of index.html. */
function fillSlots(template: string, values: Readonly<Record<string, string>>): string {
  const missing = Object.keys(values).filter((slot) => !template.includes(`%${slot}%`));
  failIf(missing.map((slot) => `index.html: the slot %${slot}% is missing. Restore it.`));
  return template.replace(/%([a-z]+)%/g, (_, slot: string) => values[slot] ?? '');
}
