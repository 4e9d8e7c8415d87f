import type { Field } from '../../lib/restore-fields';

/** What a text beside a field can say; each kind but `missing` has a text of its own. */
export type Problem = 'missing' | 'address' | 'indianAddress';

/** Why a field stops the form, if it does. Blanks are not a value, which browsers don't check. */
export function problemOf(field: Field): Problem | undefined {
  if (field.value.trim() === '') return 'missing';
  // Nor does what an extension says by `setCustomValidity` stop the form.
  const { typeMismatch, badInput } = field.validity;
  if (!typeMismatch && !badInput) return undefined;
  // Browsers refuse letters that are not ASCII before the @; WebKit refuses them after it, too.
  return /(?!\p{Script=Latin})\p{L}/u.test(field.value) ? 'indianAddress' : 'address';
}
