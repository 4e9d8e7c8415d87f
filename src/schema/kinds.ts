import type { IdOf, Ids } from './ids';

/*
 * The kinds of values that content is made of. A kind knows the TypeScript type of its values, what
 * is right, and what to write instead. content.ts declares the content with them; walk.ts follows
 * them through the data.
 */

export interface Kind<Type = unknown> {
  /** For the type checker only. */
  readonly type?: Type;
  readonly form: 'text' | 'number' | 'mark' | 'list' | 'object';
  /** Whether a value of this form is right. */
  readonly isRight?: (value: never, ids: Ids) => boolean;
  /** What to write in place of a value that is not right. */
  readonly write?: string | ((ids: Ids) => string);
  /** For words, which visitors read and linguists translate: the slots that they need or may have. */
  readonly slots?: { readonly needed: readonly string[]; readonly allowed: readonly string[] };
  /** The most characters that a text may have, as visitors see it. */
  readonly max?: number | undefined;
  /** No two texts of the constant, or of the list, are the same. */
  readonly isUnique?: 'inConstant' | 'inList';
  readonly isOptional?: true;
  readonly isOwn?: true;
  /** Of an object: the kinds of its keys, then the kind of any other key. */
  readonly keys?: (ids: Ids) => Readonly<Record<string, Kind>>;
  readonly others?: Kind;
  /** Of an object for each id of a list: the name of the list. */
  readonly idsOf?: string;
  /** Of a list: the kind of its entries. */
  readonly of?: Kind;
}

/** The TypeScript type of the values of a kind. */
export type TypeOf<K> = K extends Kind<infer Type> ? Type : never;

type Shape = Readonly<Record<string, Kind>>;
type OptionalKey<S, K extends keyof S> = S[K] extends { readonly isOptional: true } ? K : never;
type ObjectOf<S> = {
  readonly [K in keyof S as K extends OptionalKey<S, K> ? never : K]: TypeOf<S[K]>;
} & { readonly [K in keyof S as OptionalKey<S, K>]?: TypeOf<S[K]> | undefined };

interface TextRules {
  /** Slots that the text must have, such as `count` for `{count}`. */
  readonly needs?: readonly string[];
  readonly allows?: readonly string[];
  readonly max?: number;
}

/** Words that visitors read. */
export function text({ needs = [], allows = [], max }: TextRules = {}): Kind<string> {
  return { ...code(/\S/, 'a text'), slots: { needed: needs, allowed: allows }, max };
}

/** A text that nobody translates, such as a path or an address. */
export function code(right: RegExp | Kind<string>['isRight'], write: Kind['write'] & {}) {
  const isRight = right instanceof RegExp ? (value: string) => right.test(value) : right;
  return { form: 'text', isRight, write } as Kind<string>;
}

/** An id of a list. */
export function idOf<List extends string>(list: List): Kind<IdOf<List>> {
  const isRight = (value: string, ids: Ids) => ids(list).includes(value);
  return code(isRight, (ids) => `one of ${ids(list).join(', ')}`) as Kind<IdOf<List>>;
}

export function number(min: number, max: number): Kind<number> {
  const isRight = (value: number) => value >= min && value <= max;
  return { form: 'number', isRight, write: `a number from ${min} to ${max}` };
}

export const mark: Kind<boolean> = {
  form: 'mark',
  isRight: (value: boolean) => value,
  write: 'true, or delete it',
};

interface ListRules<Type> {
  /** The number of entries: at least one, unless `min` is 0. */
  readonly min?: number;
  /** A further rule. */
  readonly isRight?: (entries: readonly Type[]) => boolean;
  readonly write?: string;
}

/** Entries of one kind. */
export function list<Type>(
  of: Kind<Type>,
  { min = 1, isRight = () => true, write = 'an entry' }: ListRules<Type> = {},
): Kind<readonly Type[]> {
  const fits = (entries: readonly Type[]) => entries.length >= min && isRight(entries);
  // An entry that is one text, such as a bullet.
  const entry = of.form === 'text' ? ({ isUnique: 'inList', ...of } as const) : of;
  return { form: 'list', isRight: fits, write, of: entry };
}

/** Entries that each edition has of its own: they are no translations of the English ones. */
export function ownList<Type>(of: Kind<Type>): Kind<readonly Type[]> {
  return { ...list(of, { min: 0 }), isOwn: true };
}

export function object<S extends Shape>(shape: S): Kind<ObjectOf<S>> {
  return { form: 'object', keys: () => shape };
}

/**
 * A value for each id of a list. With `orMore`, keys that are no ids are allowed, such as the names
 * of languages that are not offered.
 */
export function forEach<List extends string, K extends Kind>(
  idsOf: List,
  kind: K,
  { orMore = false } = {},
) {
  const keys = (ids: Ids) => Object.fromEntries(ids(idsOf).map((id) => [id, kind]));
  const others = orMore ? { others: kind } : {};
  const objectKind = { form: 'object', idsOf, keys, ...others };
  return objectKind as Kind<ObjectOf<Readonly<Record<IdOf<List>, K>>>>;
}

export function optional<Type>(kind: Kind<Type>): Kind<Type> & { readonly isOptional: true } {
  return { ...kind, isOptional: true };
}

/** A text that may be left out: `''`. */
export function orNone(kind: Kind<string>): Kind<string> {
  const isRight = (value: string, ids: Ids) => value === '' || kind.isRight?.(value as never, ids);
  return { ...kind, isRight } as Kind<string>;
}

/** No two entries of a constant share the text. */
export function unique<Type>(kind: Kind<Type>): Kind<Type> {
  return { ...kind, isUnique: 'inConstant' };
}
