import { type InputEvent, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formLabels } from '../../content-model/labels';
import { type Problem, problemOf } from './field-problem';
import { type FieldName, FormField, fieldNames, fieldOf } from './form-field';
import { MessagePanel } from './message-panel';

type Problems = Partial<Record<FieldName, Problem | undefined>>;

/**
 * Sends nothing. Submitting a valid form shows the finished message in a panel, which receives
 * focus (behavior F1 to F6). The click on the button is handled in addition to `submit`,
 * because frames without `allow-forms` never fire `submit`; it also comes before the browser's own
 * validation, whose bubble would cover the words beside the fields.
 */
export function ContactForm() {
  const { panel, body, problems, onInput, onPress } = useMessage();
  return (
    <>
      <form className="contact-form" onInput={onInput} onSubmit={onPress}>
        <p className="contact-form-no-script">{formLabels.noScript}</p>
        <p className="contact-form-note">{formLabels.note}</p>
        <FormField name="name" problem={problems.name} autoComplete="name" />
        <FormField name="email" problem={problems.email} type="email" autoComplete="email" />
        <FormField name="phone" problem={problems.phone} inputMode="tel" autoComplete="tel" />
        <FormField name="message" problem={problems.message} />
        <button type="submit" className="button" onClick={onPress}>
          {formLabels.submit}
        </button>
      </form>
      {body && <MessagePanel ref={panel} body={body} />}
    </>
  );
}

/** The finished message, what to say beside the fields, and the handlers that change both. */
function useMessage() {
  const panel = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const onInput = ({ target }: InputEvent) => {
    const name = fieldNames.find((each) => fieldOf(each) === target);
    if (!name) return;
    const problem = problemOf(fieldOf(name));
    setProblems((all) => ({ ...all, [name]: all[name] && problem }));
    // The panel would still offer the previous message.
    setBody('');
  };
  const onPress = (event: SyntheticEvent) => {
    event.preventDefault();
    const invalid = fieldNames.map(fieldOf).find(problemOf);
    flushSync(() => {
      setProblems(Object.fromEntries(fieldNames.map((name) => [name, problemOf(fieldOf(name))])));
      setBody(invalid ? '' : messageOfAll());
    });
    if (invalid) reveal(invalid, invalid.closest('.form-field'), 'nearest');
    else reveal(panel.current, panel.current, 'start');
  };
  return { panel, body, problems, onInput, onPress };
}

/** The label and the text of each field. A text of several lines starts below its label. */
function messageOfAll(): string {
  return fieldNames
    .map((name) => {
      const { value } = fieldOf(name);
      const label = formLabels.before(formLabels[name]);
      return `${label}${value.includes('\n') ? '\n' : ' '}${value}`;
    })
    .join('\n');
}

/** Browsers center an element that receives focus, and WebKit leaves it below the sticky header. */
function reveal(target: HTMLElement | null, shown: Element | null, block: 'start' | 'nearest') {
  target?.focus({ preventScroll: true });
  shown?.scrollIntoView({ block });
}
