import type { Content } from '../../src/build/sources/content';
import type { Files } from '../../src/build/sources/files';
import { replaceTexts } from '../../src/build/sources/quote';

/*
 * The pseudo edition: every text of src/content/en is accented, and put in brackets. Text that stays
 * plain is missing from the content folder.
 */

/** Adds the folder of the edition `pseudo`. */
export function withPseudoWords(sources: Files, content: Content): Files {
  const all = new Map(sources);
  for (const [file, source] of sources) {
    if (!file.startsWith('src/content/en/')) continue;
    const texts = content.texts.filter((item) => item.file === file && item.kind.slots);
    const replaced = replaceTexts(String(source), texts, content, ({ value }) => pseudo(value));
    all.set(file.replace('/en/', '/pseudo/'), Buffer.from(replaced));
  }
  return all;
}

const plain = [...'AEIOUYCNSaeiouycns'];
const accented = [...'ÅÉÎÖÛÝÇÑŠåéîöûýçñš'];

/** Transforms a text. Slots such as {company} keep their names. */
export function pseudo(text: string): string {
  if (text === '') return text;
  const letters = text.replace(/\{\w+\}|./gu, (part) => accented[plain.indexOf(part)] ?? part);
  return `[${letters}]`;
}
