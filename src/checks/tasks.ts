import { isPlaceholder } from '../content-model/contacts';
import type { Content, Place, Text } from '../sources/content';

/** What keeps `npm run build -- --release` from publishing, one line for each file or task. */
export function tasksBefore(content: Content): string[] {
  const { values, texts, constants, lineOf } = content;
  const contacts = texts.filter(
    ({ key, value }) => /^company\.ts company \w+$/.test(key) && isPlaceholder(value),
  );
  const samples = values.filter(({ path, value }) => path.at(-1) === 'sample' && value === true);
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  const drafts = values.filter(
    ({ key, value }) => /^editions\.ts .* reviewedBy$/.test(key) && value === null,
  );
  return [
    ...contacts.map((item) => `${lineOf(item)}${item.value} is a placeholder`),
    ...inLines('sample', samples, content),
    ...inLines('English text', untranslated(texts), content),
    ...wrongMapNotes(content),
    ...drafts.map((item) => {
      const { tag = '' } = constants.editions[Number(item.path[1]) - 1] ?? {};
      const name = `${tag} (${languages.of(tag)})`;
      return `${lineOf(item)}no linguist has reviewed the edition ${name}`;
    }),
  ];
}

/** A task for each file, with its lines. */
function inLines(what: string, places: readonly Place[], { lineOf }: Content): string[] {
  return [...new Set(places.map(({ file }) => file))].map((file) => {
    const inFile = places.filter((place) => place.file === file);
    const lines = inFile.map((place) => /\d*(?=: $)/.exec(lineOf(place))?.[0]);
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
  const { hostname } = new URL(constants.company.map.frame || 'https://www.openstreetmap.org');
  if (/\bopenstreetmap\.org$/.test(hostname)) return [];
  const notes = texts.filter(
    ({ path, value }) => path.at(-1) === 'mapNote' && value.includes('OpenStreetMap'),
  );
  const problem = `the map comes from ${hostname}, not from OpenStreetMap: correct the note`;
  return notes.map((note) => lineOf(note) + problem);
}
