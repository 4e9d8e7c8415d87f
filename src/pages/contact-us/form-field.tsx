import type { ComponentProps } from 'react';
import { formLabels } from '../../content-model/labels';
import { fill, formatNumber } from '../../content-model/text';
import { fieldProblems } from '../../content-model/words';
import { type Field, restoreField } from '../../lib/restore-fields';
import type { Problem } from './field-problem';

export const fieldNames = ['name', 'email', 'phone', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

/** The field that React has rendered: an extension or a proxy may add others to the form (F2). */
export function fieldOf(name: FieldName): Field {
  return document.querySelector(`.form-field > #form-${name}`) as Field;
}

/** The longest text of a field, in UTF-16 units: 2,000 words of Tamil are about 18,000. */
const MAX_LENGTH = { name: 500, email: 500, phone: 500, message: 50_000 };

interface FormFieldProps extends ComponentProps<'input'> {
  readonly name: FieldName;
  readonly problem: Problem | undefined;
}

/** A required field with its label and, where there is a problem, the words that say what to do. */
export function FormField({ problem, ...input }: FormFieldProps) {
  const { name } = input;
  const id = `form-${name}`;
  const hint = name === 'message' && `${id}-hint`;
  const shared = {
    ref: restoreField,
    id,
    name,
    required: true,
    maxLength: MAX_LENGTH[name],
    'aria-invalid': problem && problem !== 'full' ? true : undefined,
    'aria-describedby': [hint, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className="form-field" data-half={name === 'email' || name === 'phone' || undefined}>
      <label htmlFor={id}>{formLabels[name]}</label>
      {hint && (
        <p id={hint} className="form-field-hint">
          {formLabels.messageHint}
        </p>
      )}
      {name === 'message' ? (
        <textarea rows={3} {...shared} />
      ) : (
        <input type="text" {...input} {...shared} />
      )}
      {problem && (
        // A submit moves the focus to the field, which reads the text; typing does not.
        <p
          id={`${id}-problem`}
          className="form-field-problem"
          role={problem === 'full' ? 'alert' : undefined}
        >
          {textOf(problem, name)}
        </p>
      )}
    </div>
  );
}

function textOf(problem: Problem, name: FieldName): string {
  const text = fieldProblems[problem === 'missing' ? name : problem];
  return fill(text, { count: formatNumber(MAX_LENGTH[name]) });
}
