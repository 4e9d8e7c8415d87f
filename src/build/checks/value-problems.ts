import type { Kind } from '../../schema/kinds';
import { formOf, keysOf } from '../../schema/walk';
import type { Content, Item } from '../sources/content';

/** What is missing, unknown, or of a wrong form or value. */
export function valueProblems(content: Content): string[] {
  return content.items.flatMap((item) => {
    const problem = valueProblem(item, content);
    if (problem) return content.lineOf(item) + problem;
    return item.kind.form === 'object' ? keyProblems(item, content) : [];
  });
}

const fixes: Readonly<Record<Kind['form'], string>> = {
  text: "write a text in quotes: '…'.",
  number: 'write a number without quotes.',
  mark: 'write true, or delete it.',
  list: 'write a list in [ ], with a comma after it.',
  object: 'write an entry in { }, with a comma after it.',
};

function valueProblem({ kind, value, path }: Item, { ids }: Content): string {
  if (formOf(value) !== kind.form) return fixes[kind.form];
  if (kind.isRight?.(value as never, ids) ?? true) return '';
  const name = path.findLast((step) => !/^\d+$/.test(step));
  const shown = typeof value === 'object' ? '' : ` ${JSON.stringify(value)}`;
  const state = `${value}`.trim() === '' ? ' is empty' : `${shown} is not valid`;
  const write = typeof kind.write === 'function' ? kind.write(ids) : kind.write;
  return `${name}${state}: write ${write}.`;
}

function keyProblems(item: Item, { ids, lineOf }: Content): string[] {
  const { kind, value, file, path, edition } = item;
  const kinds = keysOf(kind, ids);
  const found = Object.keys(Object(value));
  const unknown = kind.others ? [] : found.filter((key) => !Object.hasOwn(kinds, key));
  const missing = Object.keys(kinds).filter(
    (key) => !kinds[key]?.isOptional && !found.includes(key),
  );
  const at = (key: string) => `${lineOf({ file, path: [...path, key] })}"${key}" is not expected`;
  if (missing.length === 1 && unknown.length === 1)
    return [`${at(`${unknown}`)}, and "${missing}" is missing. Correct the name.`];
  const isOwnList = kind.idsOf === path[0];
  const list = isOwnList ? file.replace(`/${edition}/`, '/en/') : kind.idsOf;
  const where = list ? `, or add it to ${list}` : '';
  const others = unknown.map((key) => `${at(key)}. Delete it, or correct it${where}.`);
  const isEnglish = /^(?:en)?$/.test(edition);
  const model = isEnglish ? '' : `, as in ${file.replace(`/${edition}/`, '/en/')}`;
  return missing.length > 0 ? [...others, lineOf(item) + lacks(item, missing, model)] : others;
}

function lacks({ kind, path }: Item, missing: readonly string[], model: string): string {
  const [are, them] = missing.length > 1 ? ['are', 'them'] : ['is', 'it'];
  const kinds = kind.keys?.(() => []) ?? {};
  const mayBeEmpty = missing.every(
    (key) => kinds[key]?.form === 'text' && kinds[key].isRight?.('' as never, () => []),
  );
  const none = mayBeEmpty ? `, or write ${missing[0]}: '' for none` : '';
  const names = missing.map((key) => `"${key}"`).join(', ');
  return `${names} ${are} missing in ${path.join(' > ') || 'this file'}. Add ${them}${none}${model}.`;
}
