import { isPlaceholder } from '../../content-model/contacts';
import type { Content, Place } from '../sources/content';
import type { Files } from '../sources/files';
import { recordOf, type State, translationsOf } from '../sources/translations';

/** What keeps `npm run build -- --release` from publishing, one line for each file or task. */
export function tasksBefore(content: Content, files: Files): string[] {
  const { items, texts, lineOf } = content;
  const inCompany = texts.filter(({ key }) => key.startsWith('company.ts '));
  const contacts = inCompany.filter(({ value }) => isPlaceholder(value));
  const samples = items.filter(({ path, value }) => path.at(-1) === 'sample' && value === true);
  return [
    ...contacts.map((item) => `${lineOf(item)}${item.value} is a placeholder`),
    ...inLines('sample', samples, content),
    ...content.tags
      .filter((tag) => tag !== 'en')
      .flatMap((tag) => translationTasks(content, files, tag)),
  ];
}

/** The lines of some places, for each file. */
function inLines(what: string, places: readonly Place[], { lineOf }: Content): string[] {
  return [...new Set(places.map(({ file }) => file))].map((file) => {
    const inFile = places.filter((place) => place.file === file);
    const numbers = inFile.map((place) => Number(/\d*(?=: $)/.exec(lineOf(place))));
    const s = numbers.length > 1 ? 's' : '';
    const lines = numbers.sort((one, other) => one - other).join(', ');
    return `${file}: ${what}${s} in line${s} ${lines}`;
  });
}

/** What is left to translate, to bring beside the English text, and to sign in an edition. */
export function translationTasks(content: Content, files: Files, tag: string): string[] {
  const folder = `src/content/${tag}/`;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag);
  const signed = recordOf(files, tag).reviews.at(-1);
  const translations = translationsOf(content, files, tag);
  const task = (what: string, ...states: State[]) => {
    const found = translations.filter(({ state }) => states.includes(state));
    const lines = inLines(
      'text',
      found.map(({ item }) => item),
      content,
    );
    return lines.length > 0 ? [[`${folder}: ${what}`, ...lines].join('\n  ')] : [];
  };
  const english = task('still in English:', 'needs-translation');
  if (signed) {
    const what = `changed since the review by ${signed.by} on ${signed.on}:`;
    return [...english, ...task(what, 'needs-review-translation', 'translated')];
  }
  const compare = 'compare these with the English, which has changed or is new. Then';
  const sign = `npm run words -- review ${tag} "<name>"`;
  return [
    `${folder}: no linguist has reviewed the edition ${tag} (${name}). Then: ${sign}`,
    ...english,
    ...task(`${compare}: npm run words -- beside ${tag}`, 'needs-review-translation'),
  ];
}
