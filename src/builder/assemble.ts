import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSite, minifyCss, root, type Bundle, type Site } from './bundle';
import { findFaults } from './checks';
import { escapeHtml, fillSlots, policyOf } from './document';
import { readExtra } from './extra';
import { Fault, stopOn } from './fault';
import type { Files } from './folder';
import { cardName, searchFiles, sharingTags } from './head';
import { checkDetails, standingPlaceholders } from './owner';
import { readPictures, shapeFaults } from './pictures';
import { singleDocument, singleFileName, withPictures } from './single-file';
import { firstViewFaults } from './sizes';

interface Purpose {
  readonly serving?: boolean;
  /** The script of the one-file edition, where that is asked for. */
  readonly inlined?: string | undefined;
}

/** All that a visitor is sent, checked. Before it is published, warns of the owner's details that are still nobody's. */
export async function assemble(
  bundle: Bundle,
  { serving = false, inlined }: Purpose,
): Promise<Files> {
  const site = await loadSite();
  checkDetails(site.company);
  const [pictures, extra, frame, generated] = await Promise.all([
    readPictures(root),
    readExtra(root),
    readFile(join(root, 'index.html'), 'utf8'),
    minifyCss(`${site.breakpointsCss()}\n${site.routesCss()}`),
  ]);
  if (site.company.siteUrl === '') pictures.delete(cardName);
  const parts = { page: pageOf(site), style: (bundle.style + generated).replaceAll('\n', '') };
  const slots = slotsOf(site, bundle.script.name);
  const policy = { frameOrigin: new URL(site.company.map.frame).origin, serving };
  const fill = ({ page, style }: typeof parts, rule: string) =>
    fillSlots(frame, { ...slots, page, style, policy: escapeHtml(rule) });
  const html = fill(parts, policyOf({ ...policy, style: parts.style }));
  const files: Files = new Map([
    ['index.html', Buffer.from(html)],
    [bundle.script.name, bundle.script.contents],
    ...pictures,
    ...searchFiles(site.company),
    ...extra,
  ]);
  if (inlined !== undefined) {
    const one = withPictures({ ...parts, script: inlined }, pictures);
    const filled = fill(one, policyOf({ ...policy, style: one.style, inlineScript: one.script }));
    files.set(singleFileName, Buffer.from(singleDocument(filled, one.script, pictures)));
  }
  stopOn(await faultsOf({ html, files, pictures, site }));
  for (const field of serving ? [] : standingPlaceholders(site.company)) {
    console.warn(
      `warning: src/content/company.ts: ${field} is still a placeholder. Put the company's own.`,
    );
  }
  return files;
}

function slotsOf({ company, titles, siteDescription }: Site, script: string) {
  const words = { title: titles['/'], description: siteDescription };
  return {
    title: escapeHtml(words.title),
    description: escapeHtml(words.description),
    sharing: sharingTags({ company, ...words }),
    script,
  };
}

function pageOf(site: Awaited<ReturnType<typeof loadSite>>): string {
  try {
    return site.prerender();
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).split('\n')[0];
    throw new Fault(
      `${site.fileOf(error)}: fails while rendering: ${reason}. Mend it there, or in the content that it shows.`,
    );
  }
}

interface Built {
  readonly html: string;
  readonly files: Files;
  readonly pictures: Files;
  readonly site: Site;
}

async function faultsOf({ html, files, pictures, site }: Built): Promise<string[]> {
  const sources = await readSources();
  const sourceOf = (text: string) =>
    sources.find(([, source]) => text !== '' && source.includes(text))?.[0] ?? 'src/content';
  return [
    ...findFaults({ html, files: [...files.keys()], sourceOf, isPage: site.isRoute }),
    ...shapeFaults(html, pictures, sourceOf),
    ...firstViewFaults(html, pictures),
  ];
}

/** The source files by name; the frame first, as its texts stand there alone. */
async function readSources(): Promise<[name: string, source: string][]> {
  const names = await readdir(join(root, 'src'), { recursive: true });
  const sources = names
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => `src/${name.replaceAll('\\', '/')}`);
  return Promise.all(
    ['index.html', ...sources].map(
      async (name): Promise<[string, string]> => [name, await readFile(join(root, name), 'utf8')],
    ),
  );
}
