import type { ComponentProps } from 'react';
import { formLabels } from '../../content-model/labels';
import { fieldProblems } from '../../content-model/words';
import { type Field, restoreField } from '../../lib/restore-fields';
import type { Problem } from './field-problem';

export const fieldNames = ['name', 'email', 'phone', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

/** The field that React has rendered: an extension or a proxy may add others to the form (F2). */
export function fieldOf(name: FieldName): Field {
  return document.querySelector(`.form-field > #form-${name}`) as Field;
}

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
    'aria-invalid': problem && true,
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
        <p id={`${id}-problem`} className="form-field-problem">
          {fieldProblems[problem === 'missing' ? name : problem]}
        </p>
      )}
    </div>
  );
}
