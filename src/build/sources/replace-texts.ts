import type { Content, Text } from './content';
import { quote } from './quote';

/** The source of a file with other texts in place of some of its own; all else is unchanged. */
export function replaceTexts(
  source: string,
  texts: readonly Text[],
  { literalAt }: Pick<Content, 'literalAt'>,
  textFor: (item: Text) => string,
): string {
  let result = '';
  let from = 0;
  for (const item of texts) {
    const literal = literalAt(item);
    const text = textFor(item);
    if (!literal || text === item.value) continue;
    result += source.slice(from, literal.start) + quote(text);
    from = literal.end;
  }
  return result + source.slice(from);
}
