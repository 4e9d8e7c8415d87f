import { fill } from '../lib/fill';
import type { PluralForms } from '../schema/content';
import { edition } from './words';

/*
 * What the words of every edition need: numbers, lists and plurals, each by the rules of the
 * edition's language. All of it is pure, so that the prerendered document and the browser agree.
 */

// Kept, because each takes about 50 µs to construct.
const numbers = new Intl.NumberFormat(edition.tag, { numberingSystem: 'latn' });
const plurals = new Intl.PluralRules(edition.tag);

/** With the digits 0 to 9, as in the phone number and the figures. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

export const comma = edition.comma ?? ',';

/** Joins items with commas only, as in an address: `Intl.ListFormat` adds “and” in Urdu. */
export function formatList(items: readonly string[]): string {
  return items.join(`${comma} `);
}

/** The form for a count, with the count in its slot `{count}`. */
export function formatCount(forms: PluralForms, count: number): string {
  const form = count === 0 && forms.zero ? 'zero' : plurals.select(count);
  return fill(forms[form] ?? forms.other, { count: formatNumber(count) });
}
