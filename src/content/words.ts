import type { PluralForms } from './text';

/**
 * The same keys as the English words, with any text. Lists may have another length; plurals have
 * the language's forms. The mark `sample` may be deleted in one language before another.
 */
export type SameAs<English> = English extends string
  ? string
  : English extends number | boolean | undefined
    ? English
    : English extends readonly (infer Item)[]
      ? readonly SameAs<Item>[]
      : English extends PluralForms
        ? PluralForms
        : { readonly [Key in keyof English as Exclude<Key, 'sample'>]: SameAs<English[Key]> };

/**
 * Compiles only if a file of words has everything that its English counterpart has. Every file of
 * words ends with `Complete`, even the English files, so that a copied folder is checked from the
 * start. The compiler's message names the file and the missing key.
 */
export type Complete<Words extends SameAs<English>, English> = Words;
