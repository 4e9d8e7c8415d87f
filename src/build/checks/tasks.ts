import { isPlaceholder } from '../../content-model/contacts';
import type { Content, Place } from '../sources/content';
import type { Files } from '../sources/files';
import { isReviewed, type State, translationsOf } from '../sources/translations';

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
  const review = `npm run words -- review ${tag} "<name>"`;
  const translations = translationsOf(content, files, tag);
  const inState = (state: State) => translations.filter((one) => one.state === state);
  const signed = inState('signed-off').length;
  const share = `${signed} of ${translations.length} texts of the edition ${tag} (${name}) are signed`;
  const isDraft = `${share}. Search engines leave it out until 9 in 10 are. Then: ${review}`;
  const task = (what: string, state: State) => {
    const places = inState(state).map(({ item }) => item);
    const lines = inLines('text', places, content);
    const title = `${folder}: ${places.length} ${what}`;
    return places.length > 0 ? [[title, ...lines].join('\n  ')] : [];
  };
  const beside = `npm run words -- beside ${tag}`;
  return [
    ...(isReviewed(translations) ? [] : [`${folder}: ${isDraft}`]),
    ...task('still in English', 'needs-translation'),
    ...task(
      `to compare with the English: one of both has changed or is new. Then: ${beside}`,
      'needs-review-translation',
    ),
    ...(signed > 0 ? task(`not signed. Then: ${review}`, 'translated') : []),
  ];
}
