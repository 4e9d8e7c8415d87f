import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { breakpointsCss } from '../../src/carousel/breakpoints-css';
import { type CarouselName, corner, countTimers, region } from './carousel-page';
import { freezeClock } from './clock';
import type { Page } from './engines/page';
import { serve } from './site';
import { waitFor } from './wait';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const bundled = (entry: string) => {
  const [output] = buildSync({
    entryPoints: [here(entry)],
    bundle: true,
    write: false,
    format: 'iife',
    // React mounts twice in StrictMode only where it is made for development.
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  }).outputFiles;
  if (!output) throw new Error(`${entry} could not be bundled`);
  return output.text;
};

let parts: { script: string; style: string } | undefined;

export type Fixture = { name: CarouselName; count: number; isStrict?: boolean };

const documentOf = ({ name, count, isStrict = false }: Fixture) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A carousel alone</title><style>body { margin: 0; padding: 60px 24px }</style>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/fixture.css"></head>
<body><p><a href="#before">Before</a></p>
<div id="root" data-name="${name}" data-count="${count}"
  data-wrapper="${isStrict ? 'strict' : ''}"></div>
<p><a href="#after">After</a></p><script src="/fixture.js"></script></body></html>`;

/** A carousel with this many slides on a page of its own, with the clock in the test's hand. */
export const openFixture = async (page: Page, fixture: Fixture) => {
  parts ??= {
    script: bundled('carousel-fixture.ts'),
    style: bundled('../../src/styles/index.css') + breakpointsCss(),
  };
  const { script, style } = parts;
  const clock = await freezeClock(page);
  await countTimers(page);
  const site = await serve({
    documents: {
      '/fixture.html': documentOf(fixture),
      '/fixture.js': script,
      '/fixture.css': style,
    },
  });
  await page.pointer('mouse', [{ do: 'move', ...corner }]);
  await page.goto(`${site.origin}/fixture.html`);
  await waitFor(
    page,
    'the carousel of the fixture',
    (css: string) => document.querySelector(css)?.hasAttribute('data-ready'),
    region(fixture.name),
  );
  return clock;
};
