import { isPlaceholder } from '../../content-model/contacts';
import type { Content, Place } from '../sources/content';
import type { Files } from '../sources/files';
import { reviewTasks } from './review-tasks';

/** What keeps `npm run build -- --release` from publishing, one line for each file or task. */
export function tasksBefore(content: Content, files: Files): string[] {
  const { items, texts, lineOf } = content;
  const inCompany = texts.filter(({ key }) => key.startsWith('company.ts '));
  const contacts = inCompany.filter(({ value }) => isPlaceholder(value));
  const samples = items.filter(({ path, value }) => path.at(-1) === 'sample' && value === true);
  return [
    ...contacts.map((item) => `${lineOf(item)}${item.value} is a placeholder`),
    ...inLines('sample', samples, content),
    ...wrongMapNotes(content),
    ...reviewTasks(content, files),
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

/** The notes that name OpenStreetMap under a map of another site. */
function wrongMapNotes({ facts, texts, lineOf }: Content): string[] {
  const [host = ''] = /(?<=\/\/)[^/]+/.exec(facts.company.map.frame) ?? [];
  const problem = `the map comes from ${host}, not from OpenStreetMap: correct the note`;
  return texts.flatMap((item) =>
    / mapNote$/.test(item.key) &&
    item.value.includes('OpenStreetMap') &&
    !/(?:^|\bopenstreetmap\.org)$/.test(host)
      ? lineOf(item) + problem
      : [],
  );
}
