import type { Content } from '../sources/content';
import { BuildError } from '../sources/errors';
import type { Files } from '../sources/files';
import {
  isEnglishSentence,
  pairsOf,
  recordEntry,
  recordFile,
  recordOf,
} from '../sources/translations';
import type { Output, Target } from './edition-words';

/** Records that all texts of an edition, as they are, have been compared with the English ones. */
export function recordAll(content: Content, files: Files, tag: string, name?: string): Output {
  const targets = pairsOf(content, tag).map(({ item, english }): Target => {
    return { key: item.key, source: english?.value ?? '', text: item.value, state: 'signed-off' };
  });
  // A review of all texts takes the place of earlier ones.
  return recordTargets(content, name === undefined ? files : new Map(), tag, targets, name);
}

/**
 * Records from which English text each target of an edition was made: the one in the file, which the
 * linguist has seen. With a name, a target with the state `signed-off` is signed. What was signed
 * before stays so, as long as the text is there. A sentence that is still in English is left out.
 */
export function recordTargets(
  content: Content,
  files: Files,
  tag: string,
  targets: readonly Target[],
  name?: string,
): Output {
  const pairs = new Map(pairsOf(content, tag).map((pair) => [pair.item.key, pair]));
  const entries = (some: readonly Target[]) =>
    some.flatMap(({ key, source, text }) => {
      const pair = pairs.get(key);
      return isEnglishSentence(text, pair) ? [] : recordEntry(pair?.english && source, text);
    });
  const isChanged = ({ key, text }: Target) => text !== pairs.get(key)?.item.value;
  const compared = targets.filter((one) => one.state || isChanged(one));
  const signed = targets.filter(({ state }) => state === 'signed-off');
  const on = new Date().toISOString().slice(0, 10);
  const review = name === undefined ? [] : { by: linguist(name), on, texts: entries(signed) };
  const translations = new Set(entries(targets).map((entry) => entry.slice(4)));
  const known = new Set<string>();
  const take = (texts: readonly string[]) => {
    const isLeft = (entry: string) => translations.has(entry.slice(4)) && !known.has(entry);
    const own = [...new Set(texts)].filter(isLeft).sort();
    for (const entry of own) known.add(entry);
    return own;
  };
  const { reviews, drafts } = recordOf(files, tag);
  const signedNow = [...reviews, review].flat().map((one) => ({ ...one, texts: take(one.texts) }));
  const record = {
    reviews: signedNow.filter(({ texts }) => texts.length > 0),
    drafts: take([...drafts, ...entries(compared)]),
  };
  // A line for each text: branches that have changed other texts can be merged.
  return { path: recordFile(tag), source: `${JSON.stringify(record, null, 2)}\n` };
}

/** The name of a linguist, as it was given in a command, in any script. Fails if it is none. */
export function linguist(name: string): string {
  const by = name.trim();
  // The usage of the command has "<name>".
  if (/\p{L}/u.test(by) && !by.includes('<')) return by;
  throw new BuildError(`"${by}" is no name. Write the linguist's name in quotes: "Asha Rao".`);
}
