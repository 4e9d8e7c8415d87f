import { isPlaceholder } from '../../content-model/contacts';
import type { Content, Place } from '../sources/content';
import type { Files } from '../sources/files';
import { isReviewed, type Translation, translationsOf } from '../sources/translations';

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
    const found = inFile.map((place) => Number(/\d*(?=: $)/.exec(lineOf(place))));
    const numbers = [...new Set(found)];
    const s = numbers.length > 1 ? 's' : '';
    const lines = numbers.sort((one, other) => one - other).join(', ');
    return `${file}: ${what}${s} in line${s} ${lines}`;
  });
}

/** What is left to translate, to bring beside the English text, and to sign in an edition. */
export function translationTasks(content: Content, files: Files, tag: string): string[] {
  const folder = `src/content/${tag}/`;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag);
  const translations = translationsOf(content, files, tag);
  const signed = translations.filter(({ state }) => state === 'signed-off').length;
  const share = `${signed} of ${translations.length} texts of the edition ${tag} (${name}) are signed`;
  const review = `npm run words -- review ${tag} "<name>"`;
  const taskOf = ({ state, isVoided }: Translation): string => {
    if (state === 'signed-off') return '';
    if (state === 'needs-translation') return 'still in English:';
    if (isVoided)
      return `changed since a linguist signed them, or their English has. Then: ${review}`;
    if (state === 'translated') return signed > 0 ? `never signed. Then: ${review}` : '';
    return `compare these with the English, which has changed or is new. Then: npm run words -- beside ${tag}`;
  };
  const tasks = [...new Set(translations.map(taskOf))].filter((task) => task !== '');
  return [
    ...(isReviewed(translations)
      ? []
      : [`${folder}: ${share}. Search engines leave it out until 9 in 10 are. Then: ${review}`]),
    ...tasks.map((task) => {
      const places = translations.filter((one) => taskOf(one) === task).map(({ item }) => item);
      return [`${folder}: ${task}`, ...inLines('text', places, content)].join('\n  ');
    }),
  ];
}
