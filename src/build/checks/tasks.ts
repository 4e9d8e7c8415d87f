import { isPlaceholder } from '../../content-model/contacts';
import type { Content, Place, Text } from '../sources/content';
import type { Files } from '../sources/files';
import { staleCards } from './cards';

/** What keeps `npm run build -- --release` from publishing, one line for each file or task. */
export function tasksBefore(content: Content, files: Files): string[] {
  const { values, texts, constants, lineOf } = content;
  const inCompany = texts.filter(({ key }) => key.startsWith('company.ts '));
  const contacts = inCompany.filter(({ value }) => isPlaceholder(value));
  const samples = values.filter(({ path, value }) => path.at(-1) === 'sample' && value === true);
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const drafts = constants.editions.flatMap(({ tag, reviewedBy }, index) => {
    const path = ['editions', `${index + 1}`, 'reviewedBy'];
    const problem = `no linguist has reviewed the edition ${tag} (${names.of(tag)})`;
    return reviewedBy === null ? lineOf({ file: 'src/content/editions.ts', path }) + problem : [];
  });
  return [
    ...contacts.map((item) => `${lineOf(item)}${item.value} is a placeholder`),
    ...inLines('sample', samples, content),
    ...inLines('English text', untranslated(texts), content),
    ...wrongMapNotes(content),
    ...drafts,
    ...staleCards(content, files),
  ];
}

/** A task for each file, with its lines. */
function inLines(what: string, places: readonly Place[], { lineOf }: Content): string[] {
  return [...new Set(places.map(({ file }) => file))].map((file) => {
    const inFile = places.filter((place) => place.file === file);
    const numbers = inFile.map((place) => Number(/\d*(?=: $)/.exec(lineOf(place))));
    const lines = numbers.sort((one, other) => one - other);
    const shown = lines.length > 12 ? [...lines.slice(0, 10), `${lines.length - 10} more`] : lines;
    const s = lines.length > 1 ? 's' : '';
    return `${file}: ${what}${s} in line${s} ${shown.join(', ')}`;
  });
}

/** The texts that are still English. A single word does not count: it may be a name. */
function untranslated(texts: readonly Text[]): Text[] {
  const nameOf = ({ key, value }: Text) => key.replace(/ .*/, '\n') + value;
  const english = new Set(texts.filter(({ edition }) => edition === 'en').map(nameOf));
  return texts.filter(
    (item) =>
      !/^(?:en)?$/.test(item.edition) &&
      /\p{L} \p{L}/u.test(item.value) &&
      english.has(nameOf(item)),
  );
}

/** The notes that name OpenStreetMap under a map of another site. */
function wrongMapNotes({ constants, texts, lineOf }: Content): string[] {
  const [host = ''] = /(?<=\/\/)[^/]+/.exec(constants.company.map.frame) ?? [];
  const problem = `the map comes from ${host}, not from OpenStreetMap: correct the note`;
  return texts.flatMap((item) =>
    / mapNote$/.test(item.key) &&
    item.value.includes('OpenStreetMap') &&
    !/(?:^|\bopenstreetmap\.org)$/.test(host)
      ? lineOf(item) + problem
      : [],
  );
}
