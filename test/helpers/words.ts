import type { Files } from '../../src/build/sources/files';

/** The file of words of the edition `xx`. */
export const words = `/** Names & "<keys>". */
export const names = {
  /** The first. */
  first: 'نمک',
  count: { one: '{count} text of {company}', other: '{count} of {count} texts' },
  // Weekdays.
  days: ['Monday', /* The second. */ 'Tuesday'],
};
`;

/** The words of the editions `en` and `xx`. */
export const sources: Files = new Map(
  Object.entries({
    'src/content/en/names.ts': words.replace('نمک', 'Salt\\u00a0& <pepper>'),
    'src/content/xx/edition.ts': "export const edition = { tag: 'xx', street: 'گلی' };",
    'src/content/xx/names.ts': words,
  }).map(([path, source]) => [path, Buffer.from(source)]),
);
