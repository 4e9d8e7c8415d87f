import { siteOptions } from '../../src/build/site/bundle';
import { readSources } from '../../src/build/sources/files';
import { load } from '../../src/build/sources/load';

const sources = await readSources();

/** The search for languages in an edition, and the names that it gives to them. */
export function searchIn(tag: string) {
  return load(
    sources,
    'test/helpers/language-search.ts',
    (search: typeof import('./language-search')) => search,
    siteOptions(sources, tag),
  );
}
