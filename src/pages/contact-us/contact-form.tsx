import {
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { formLabels } from '../../content-model/labels';
import { useHydrated } from '../../lib/use-hydrated';
import { type Field, isFull, type Problem, problemOf } from './field-problem';
import { type FieldName, FormField } from './form-field';
import { composeBody } from './message';
import { MessagePanel } from './message-panel';

type Problems = Partial<Record<FieldName, Problem>>;

/**
 * Sends nothing. Submitting a valid form shows the finished message in a panel, which receives
 * focus (behavior F1 to F6). The click on the button is handled in addition to `submit`,
 * because frames without `allow-forms` never fire `submit`; it also comes before the browser's own
 * validation, whose bubble would cover the words beside the fields.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [body, setBody] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  useEdits(form, (element, field) => {
    // The panel would still offer the previous message.
    setBody((current) => (current === bodyOf(element) ? current : ''));
    const name = field.name as FieldName;
    setProblems((all) => ({
      ...all,
      [name]: isFull(field) ? 'full' : all[name] && problemOf(field),
    }));
  });
  const onReset = () => {
    setBody('');
    setProblems({});
  };
  const onPress = (event: MouseEvent | SubmitEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const { found, invalid, text } = check(form.current);
    flushSync(() => {
      setProblems(found);
      setBody(text);
    });
    if (invalid) reveal(invalid, invalid.closest('.form-field'), 'nearest');
    else reveal(panel.current, panel.current, 'start');
  };
  const field = (name: FieldName) => ({ name, problem: problems[name] });
  return (
    <>
      <form
        ref={form}
        className="contact-form"
        data-ready={hydrated ? '' : undefined}
        onReset={onReset}
        onSubmit={onPress}
      >
        <p className="contact-form-note">{formLabels.note}</p>
        <p className="contact-form-no-script">{formLabels.noScript}</p>
        <FormField {...field('name')} autoComplete="name" />
        <FormField {...field('email')} type="email" autoComplete="email" />
        <FormField {...field('phone')} inputMode="tel" autoComplete="tel" />
        <FormField {...field('message')} />
        <button type="submit" className="button" onClick={onPress}>
          {formLabels.submit}
        </button>
      </form>
      {body && <MessagePanel ref={panel} body={body} />}
    </>
  );
}

/** Calls back when a field is edited, by a visitor or by a script that fires either event. */
function useEdits(
  form: RefObject<HTMLFormElement | null>,
  onEdit: (form: HTMLFormElement, field: Field) => void,
) {
  const handler = useEffectEvent(onEdit);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const listener = ({ target }: Event) => handler(element, target as Field);
    // React's `onChange` ignores a value that a script has set, such as a password manager.
    for (const type of ['input', 'change']) element.addEventListener(type, listener);
    return () => {
      for (const type of ['input', 'change']) element.removeEventListener(type, listener);
    };
  }, [form]);
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('[name]')];
}

/** What to say beside the fields, the first one that stops the form, and the finished message. */
function check(form: HTMLFormElement) {
  const fields = fieldsOf(form);
  const found: Problems = Object.fromEntries(
    fields.map((field) => [field.name, problemOf(field) ?? (isFull(field) ? 'full' : undefined)]),
  );
  const invalid = fields.find(problemOf);
  return { found, invalid, text: invalid ? '' : bodyOf(form) };
}

function bodyOf(form: HTMLFormElement): string {
  return composeBody(
    fieldsOf(form).map(({ name, value }) => [
      formLabels.before(formLabels[name as FieldName]),
      value,
    ]),
  );
}

/** Browsers center an element that receives focus, and WebKit leaves it below the sticky header. */
function reveal(target: HTMLElement | null, shown: Element | null, block: 'start' | 'nearest') {
  target?.focus({ preventScroll: true });
  shown?.scrollIntoView({ block });
}
