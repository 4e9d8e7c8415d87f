import { repetitions, scriptProblems } from '../checks/list-problems';
import { slotDifferences, slotProblems } from '../checks/slot-problems';
import { textProblems } from '../checks/text-problems';
import { valueProblems } from '../checks/value-problems';
import { type Content, readContent } from '../sources/content';
import { BuildError, failIf } from '../sources/errors';
import type { Files } from '../sources/files';
import { replaceTexts } from '../sources/replace-texts';
import { pairsOf, type Translation } from '../sources/translations';

/** What a linguist has written for a text. */
export interface Target {
  readonly key: string;
  /** The text that was to be translated. */
  readonly source: string;
  readonly text: string;
  /** `signed-off` also for `final`; undefined for a state that says less than `translated`. */
  readonly state: 'translated' | 'signed-off' | undefined;
}

/** A file to write. */
export interface Output {
  readonly path: string;
  readonly source: string;
}

/** Fails if there is no edition to translate or to review. */
export function checkEdition({ tags }: Content, tag: string): void {
  const listed = tags.filter((one) => one !== 'en');
  if (!listed.includes(tag))
    throw new BuildError(
      `There is no translation "${tag}" in editions.ts, only ${listed.join(', ')}.`,
    );
}

/** Targets without the line breaks and indents of tools that ignore `xml:space`. */
export function unwrap(content: Content, tag: string, targets: readonly Target[]): Target[] {
  const items = new Map(pairsOf(content, tag).map(({ item }) => [item.key, item]));
  return targets.map((one) => {
    const lineBreak = items.get(one.key)?.value.includes('\n') ? '\n' : ' ';
    const inPlace = (text: string) => text.replace(/[ \t]*[\r\n]\s*/g, lineBreak).trim();
    return { ...one, source: inPlace(one.source), text: inPlace(one.text) };
  });
}

/**
 * The changed files of an edition, each text in its place and all else unchanged. Fails on a target
 * that is missing, or that the build would refuse.
 */
export function importTexts(
  content: Content,
  files: Files,
  tag: string,
  targets: readonly Target[],
): Output[] {
  const items = new Map(pairsOf(content, tag).map(({ item }) => [item.key, item]));
  const texts = new Map<string, string>();
  const problems = targets.flatMap(({ key, text }) => {
    if (!items.has(key)) return [`${key}: src/content/${tag}/ has no such text. Export again.`];
    if (texts.has(key)) return [`${key}: appears twice. Delete one of them.`];
    texts.set(key, text);
    return [];
  });
  const missing = [...items.keys()].filter((key) => !texts.has(key));
  const fix = 'is missing. Put it back, or export again.';
  failIf([...problems, ...missing.map((key) => `${key}: ${fix}`)]);
  const outputs = [...content.sources].flatMap(([path, source]) => {
    const inFile = [...items.values()].filter(({ file }) => file === path);
    const next = replaceTexts(source, inFile, content, (item) => texts.get(item.key) ?? '');
    return next === source ? [] : [{ path, source: next }];
  });
  const changed = outputs.map(({ path, source }) => [path, Buffer.from(source)] as const);
  const known = problemsIn(content, tag);
  const all = problemsIn(readContent(new Map([...files, ...changed])), tag);
  failIf(all.filter((problem) => !known.includes(problem)));
  return outputs;
}

/** The translations that an import replaces: also those that were changed here since the export. */
export function replacedTexts(
  translations: readonly Translation[],
  targets: readonly Target[],
): string[] {
  const texts = new Map(targets.map(({ key, text }) => [key, text]));
  return translations.flatMap(({ item: { key, value }, state }) =>
    state === 'needs-translation' || texts.get(key) === value
      ? []
      : [`${key}: “${value}” is now “${texts.get(key)}”`],
  );
}

/** What the build says about texts. */
const checks = [
  valueProblems,
  repetitions,
  scriptProblems,
  slotDifferences,
  slotProblems,
  textProblems,
];

/** What the build says about texts, with their keys in place of their lines. */
function problemsIn(content: Content, tag: string): string[] {
  const lineOf: Content['lineOf'] = ({ key, file }) => `${key ?? file}: `;
  return checks.flatMap((check) => check({ ...content, tags: [tag], lineOf }));
}
