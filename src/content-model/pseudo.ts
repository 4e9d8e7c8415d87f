import { isCode } from '../schema/is-code';

/*
 * The pseudo edition (`npm start -- --pseudo`): every text of src/content/en is accented,
 * lengthened by 40 % and put in brackets. Text that stays plain is missing from the content folder;
 * text that is cut off has too little room. This file is bundled into that edition's script.
 */
const plain = [...'AEIOUYCNSaeiouycns'];
const accented = [...'ÅÉÎÖÛÝÇÑŠåéîöûýçñš'];

/** Transforms a text, or every text of a list, an object or a function's result. */
export function pseudo(value: unknown, key = ''): unknown {
  if (typeof value === 'function') return (...args: unknown[]) => pseudo(value(...args));
  if (Array.isArray(value)) return value.map((item) => pseudo(item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, pseudo(item, name)]),
    );
  }
  if (typeof value !== 'string' || value === '' || isCode(value, key)) return value;
  if (value.startsWith('[')) return value;
  // Slots such as {company} keep their names.
  const letters = value.replace(/\{\w+\}|./gu, (part) => accented[plain.indexOf(part)] ?? part);
  return `[${letters}${' ~~~~'.repeat(Math.ceil((value.length * 0.4 - 2) / 5))}]`;
}
