import { type Content, stepsOf, type Value } from '../sources/content';
import { knownKeys, lists } from './content-shape';
import { type Rule, valueRules } from './value-rules';

/** What is missing, unknown, or of a wrong kind or form. */
export function shapeProblems(content: Content): string[] {
  const { values, constants, lineOf } = content;
  const groups = new Map<string, Value[]>();
  for (const item of values) {
    const place = placeOf(item);
    if (!groups.get(place)?.push(item)) groups.set(place, [item]);
  }
  const rules = valueRules(constants);
  return [...groups].flatMap(([place, items]) => {
    const [, kind = mostOf(items.map(kindOf)) ?? ''] =
      kinds.find(([pattern]) => pattern.test(place)) ?? [];
    const broken = items.flatMap((item) => {
      const problem = kindOf(item) === kind ? brokenRule(place, item, rules) : fixes[kind];
      return problem ? lineOf(item) + problem : [];
    });
    const objects = items.filter((item) => kind === 'object' && kindOf(item) === kind);
    return [...broken, ...keyProblems(place, objects, content)];
  });
}

/** The same for values that should be alike: `#` is any position in a list, `*` any id. */
function placeOf({ key }: Value): string {
  const place = key.replace(/ \d+\/\d+/g, ' #');
  const [file, words = '', id, ...rest] = place.split(' ');
  return id && words in lists ? [file, words, '*', ...rest].join(' ') : place;
}

function kindOf({ value }: Value): string {
  if (Array.isArray(value)) return 'list';
  // `reviewedBy` is a text or null.
  return value === null ? 'string' : typeof value;
}

/** Elsewhere, the kind is that of most values that should be alike. */
const kinds: readonly (readonly [place: RegExp, kind: string])[] = [
  [/List # percent$| (?:width|height)$/, 'number'],
  [/ registered numbers$| industryList # offers$/, 'list'],
];

const fixes: Readonly<Record<string, string>> = {
  string: "write a text in quotes: '…'.",
  number: 'write a number without quotes.',
  list: 'write a list in [ ], with a comma after it.',
  object: 'write an entry in { }, with a comma after it.',
};

function brokenRule(place: string, item: Value, rules: readonly Rule[]): string {
  const { path, value } = item;
  const [, , write] =
    rules.find(
      ([pattern, right]) =>
        pattern.test(place) &&
        !(right instanceof RegExp ? right.test(`${value ?? 'none'}`) : right(value as never, item)),
    ) ?? [];
  const name = path.findLast((step) => !/^\d+$/.test(step));
  const shown = typeof value === 'object' ? '' : ` ${JSON.stringify(value)}`;
  const state = `${value}`.trim() === '' ? ' is empty' : `${shown} is not valid`;
  return write ? `${name}${state}: write ${write}.` : '';
}

function keyProblems(place: string, items: readonly Value[], { constants, lineOf }: Content) {
  const { list, keys = commonKeys(items) } = knownKeys(place, constants);
  const isOpen = keys.includes('*');
  const known = [...keys.map((key) => key.replace('?', '')), 'sample'];
  return items.flatMap((item) => {
    const { file, path, edition } = item;
    const found = keysOf(item);
    const unknown = found.filter((key) => !isOpen && !known.includes(key));
    const missing = keys.filter((key) => !/[?*]$/.test(key) && !found.includes(key));
    const at = (key: string) => `${lineOf({ file, path: [...path, key] })}"${key}" is not expected`;
    if (missing.length === 1 && unknown.length === 1)
      return `${at(`${unknown}`)}, and "${missing}" is missing. Correct the name.`;
    const where = list || (edition && !place.includes('#') ? 'each language' : '');
    const fix = `Delete it, or correct it${where && `, or add it to ${where}`}.`;
    const others = unknown.map((key) => `${at(key)}. ${fix}`);
    return missing.length > 0 ? [...others, lineOf(item) + lacks(item, missing)] : others;
  });
}

function lacks({ file, path, edition }: Value, missing: readonly string[]): string {
  const [are, them] = missing.length > 1 ? ['are', 'them'] : ['is', 'it'];
  const isOptional = missing.every((key) => /^(?:whatsapp|frame|link|siteUrl)$/.test(key));
  const none = isOptional ? `, or write ${missing[0]}: '' for none` : '';
  const model = /^(?:en)?$/.test(edition) ? '' : `, as in ${file.replace(`/${edition}/`, '/en/')}`;
  const names = missing.map((key) => `"${key}"`).join(', ');
  return `${names} ${are} missing in ${path.join(' > ') || 'this file'}. Add ${them}${none}${model}.`;
}

function keysOf({ value }: Value): string[] {
  return stepsOf(value).map(([key]) => key);
}

/** The keys that most of these objects have. The mark `sample` may be deleted anywhere. */
function commonKeys(items: readonly Value[]): string[] {
  const all = [...new Set(items.flatMap(keysOf))].filter((key) => key !== 'sample');
  return all.filter((key) => mostOf(items.map((item) => keysOf(item).includes(key))));
}

/** The most frequent of some items; of two that are as frequent, the first. */
export function mostOf<Item>(items: readonly Item[]): Item | undefined {
  const count = (item: Item) => items.filter((one) => one === item).length;
  return [...new Set(items)].sort((one, other) => count(other) - count(one))[0];
}
