import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { editions } from '../../../src/content/editions';
import { editionTexts } from '../../../src/content-tools/edition-words';
import { toXliff } from '../../../src/content-tools/xliff';
import { browserTest } from '../harness/browser-test';

/** A text, a placeholder, or a list of these. */
type Content = string | { Standalone: { 'equiv-text': string } } | Content[];
interface Unit {
  source: Content;
  target: Content;
  note: string;
}
interface Read {
  sourceLanguage: string;
  targetLanguage: string;
  resources: Record<string, Record<string, Unit>>;
}

/** Loads the package, which has no types. */
function loadReader() {
  return createRequire(import.meta.url)('xliff') as {
    xliff12ToJs(xliff: string, options: object): Promise<Read>;
  };
}

function plain(content: Content): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(plain).join('');
  return content.Standalone['equiv-text'];
}

// It needs no browser, but a package that is installed only here.
browserTest(
  'a reader of XLIFF by others finds every file, id, source, target and note of an export',
  async () => {
    const content = path.join(import.meta.dirname, '../../../src/content');
    const { xliff12ToJs } = loadReader();
    for (const { tag } of editions) {
      const texts = await editionTexts(content, tag);
      const read = await xliff12ToJs(toXliff(tag, texts), { captureSpacesBetweenElements: true });
      assert.deepEqual([read.sourceLanguage, read.targetLanguage], ['en', tag]);
      const units = Object.entries(read.resources).flatMap(([file, unitsOfFile]) =>
        Object.entries(unitsOfFile).map(([key, { source, target, note }]) => {
          return { file, key, note, english: plain(source), text: plain(target) };
        }),
      );
      assert.deepEqual(
        units,
        texts.map(({ file, key, note, english, text }) => {
          return { file, key, note, english: english ?? text, text };
        }),
      );
    }
  },
  { engines: ['chromium'] },
);
