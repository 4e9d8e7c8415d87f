import type { Ids } from './ids';
import { type Kind, mark, optional } from './kinds';

/** A value of the content, and what it must be. */
export interface Found {
  readonly kind: Kind;
  readonly value: unknown;
  /** The constant, then keys and positions (from 1). */
  readonly path: readonly string[];
  /**
   * Such as `faq.ts faq 1/3 answer`: the same for a value and its translations. Positions have the
   * length of the list, because lists of other lengths have other entries.
   */
  readonly key: string;
}

/** Every value that the kind declares, from the outside to the inside. */
export function* walk(
  kind: Kind,
  value: unknown,
  ids: Ids,
  key: string,
  path: readonly string[] = [],
): Generator<Found> {
  yield { kind, value, path, key };
  if (formOf(value) !== kind.form) return;
  const keys = keysOf(kind, ids);
  const length = Array.isArray(value) ? `/${value.length}` : '';
  for (const [step, inner] of stepsOf(value)) {
    const inside = kind.of ?? (Object.hasOwn(keys, step) ? keys[step] : kind.others);
    if (inside) yield* walk(inside, inner, ids, `${key} ${step}${length}`, [...path, step]);
  }
}

/** The kinds of the keys of an object. Any may have the mark of what the owner has to check. */
export function keysOf(kind: Kind, ids: Ids): Readonly<Record<string, Kind>> {
  return { ...kind.keys?.(ids), sample: optional(mark) };
}

const forms: Readonly<Record<string, Kind['form']>> = {
  string: 'text',
  number: 'number',
  boolean: 'mark',
  object: 'object',
};

export function formOf(value: unknown): Kind['form'] | undefined {
  return Array.isArray(value) ? 'list' : forms[typeof value];
}

/** What is in an object under its keys, or in a list under its positions (from 1). */
export function stepsOf(value: unknown): [step: string, value: unknown][] {
  if (Array.isArray(value)) return value.map((one, index) => [`${index + 1}`, one]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The ids of some constants: those of the entries of a list, its entries, or the keys of an object. */
export function idsIn(constants: Readonly<Record<string, unknown>>): Ids {
  const known = new Map<string, readonly string[]>();
  return (list) => {
    const ids = known.get(list) ?? readIds(constants, list);
    known.set(list, ids);
    return ids;
  };
}

function readIds(constants: Readonly<Record<string, unknown>>, list: string): string[] {
  const value = constants[list];
  if (!Array.isArray(value)) return Object.keys(Object(value)).filter((key) => key !== 'sample');
  return value.map((one) => String(one?.id ?? one));
}
