import type { Content, Text } from './content';
import { quote } from './quote';

/** The source of a file with other texts in place of some of its own; all else is unchanged. */
export function replaceTexts(
  source: string,
  texts: readonly Text[],
  { literalAt }: Pick<Content, 'literalAt'>,
  textFor: (item: Text) => string,
): string {
  const changes = texts.flatMap((item) => {
    const literal = literalAt(item);
    const text = textFor(item);
    return !literal || text === item.value ? [] : { ...literal, text };
  });
  // In an object, years precede other keys, wherever they are in the source. The last change first.
  changes.sort((one, other) => other.start - one.start);
  return changes.reduce((result, { start, end, text }) => {
    const quoted = quote(text, source.slice(start, end));
    return result.slice(0, start) + quoted + result.slice(end);
  }, source);
}
