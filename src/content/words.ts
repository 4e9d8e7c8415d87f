import type { PluralForms } from './text';

/**
 * The type of an edition's words, derived from the English ones: the same keys, with any text. A file of another
 * edition ends each constant with `satisfies SameAs<typeof english.thatConstant>`, so that a missing text does not
 * compile and the message names its key. Lists such as testimonials and questions may have another length.
 */
export type SameAs<English> = English extends string
  ? string
  : English extends number | boolean | undefined
    ? English
    : English extends readonly (infer Item)[]
      ? readonly SameAs<Item>[]
      : English extends PluralForms
        ? PluralForms
        : { readonly [Key in keyof English]: SameAs<English[Key]> };
