import { failIf } from '../sources/errors';

export const otherMediaLink =
  '<link rel="stylesheet" href="other-media.css" media="print, (forced-colors: active), (scripting: none), (max-height: 16rem), not all and (min-width: 15rem)">';

/** Puts the values into the `%slots%` of index.html. */
export function fillSlots(template: string, values: Readonly<Record<string, string>>): string {
  const missing = Object.keys(values).filter((slot) => !template.includes(`%${slot}%`));
  failIf(missing.map((slot) => `index.html: the slot %${slot}% is missing. Restore it.`));
  return template.replace(/%([a-z]+)%/g, (text, slot: string) => values[slot] ?? text);
}
