import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { company } from '../../src/content/company';
import { serveWithoutScript } from './open-page';
import { distFolder, serve } from './site';

const { origin, pathname } = new URL(company.map.frame);
export const mapPath = pathname;

/** Takes what a map may take, and reaches for what it may not. */
const standIn = `<!doctype html><head><title>Map</title></head><body>A map<script>
  try { localStorage.setItem('tile', '1'); document.body.dataset.stored = localStorage.getItem('tile'); } catch {}
  try { top.location.href = '/taken'; } catch {}
  document.body.dataset.ran = 'yes';
</script></body>`;

/** The site with a stand-in for the map's server, on another origin as the map is. Its script is kept back until `release`. */
export const serveWithMap = async ({ isGone = false } = {}) => {
  const map = await serve({
    documents: { [pathname]: standIn },
    faults: isGone ? [[/./, { cut: 'at once' }]] : [],
  });
  const names = (await readdir(distFolder)).filter((name) => /\.(html|js)$/.test(name));
  const documents = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const source = await readFile(path.join(distFolder, name), 'utf8');
        const moved = source
          .replaceAll(`${origin}${pathname}`, `${map.origin}${pathname}`)
          .replaceAll(`frame-src ${origin}`, `frame-src ${map.origin}`);
        return [`/${name}`, moved] as const;
      }),
    ),
  );
  return {
    ...(await serveWithoutScript({ documents })),
    asked: () => map.requests().map((one) => one.path),
  };
};
