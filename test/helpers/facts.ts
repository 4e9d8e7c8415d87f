import { readContent } from '../../src/build/sources/content';
import { readSources } from '../../src/build/sources/files';
import { namedFacts } from '../../src/build/sources/fill-facts';
import { fill } from '../../src/lib/fill';

const content = readContent(await readSources());

/** A text of src/content/ as the build fills it in: with the facts, or with others in their place. */
export function filled(text: string, tag = 'en', others: Readonly<Record<string, string>> = {}) {
  return fill(text, { ...namedFacts(content, tag), ...others });
}
