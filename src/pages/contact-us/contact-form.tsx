import {
  type RefObject,
  type SyntheticEvent,
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
  // Those that React has rendered: an extension or a proxy may add others to the form (F2).
  const fields = useRef(new Map<FieldName, Field>());
  const panel = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [body, setBody] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  useEdits(form, (target) => {
    const [name, field] = [...fields.current].find(([, each]) => each === target) ?? [];
    if (!name || !field) return;
    const text = bodyOf(fields.current);
    // The panel would still offer the previous message.
    setBody((current) => (current === text ? current : ''));
    const [full, problem] = [isFull(field), problemOf(field)];
    setProblems((all) => {
      const isMarked = all[name] && all[name] !== 'full';
      return { ...all, [name]: full ? 'full' : isMarked ? problem : undefined };
    });
  });
  const onReset = () => {
    setBody('');
    setProblems({});
  };
  const onPress = (event: SyntheticEvent) => {
    event.preventDefault();
    const { found, invalid, text } = check(fields.current);
    flushSync(() => {
      setProblems(found);
      setBody(text);
    });
    if (invalid) reveal(invalid, invalid.closest('.form-field'), 'nearest');
    else reveal(panel.current, panel.current, 'start');
  };
  const field = (name: FieldName) => ({
    name,
    problem: problems[name],
    ref: (element: Field | null) => {
      if (element) fields.current.set(name, element);
    },
  });
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
  onEdit: (target: EventTarget | null) => void,
) {
  const handler = useEffectEvent(onEdit);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const listener = ({ target }: Event) => handler(target);
    // React's `onChange` ignores a value that a script has set, such as a password manager.
    for (const type of ['input', 'change']) element.addEventListener(type, listener);
    return () => {
      for (const type of ['input', 'change']) element.removeEventListener(type, listener);
    };
  }, [form]);
}

type Fields = ReadonlyMap<FieldName, Field>;

/** What to say beside the fields, the first one that stops the form, and the finished message. */
function check(fields: Fields) {
  const found: Problems = Object.fromEntries(
    [...fields].map(([name, field]) => [
      name,
      problemOf(field) ?? (isFull(field) ? 'full' : undefined),
    ]),
  );
  const invalid = [...fields.values()].find(problemOf);
  return { found, invalid, text: invalid ? '' : bodyOf(fields) };
}

/** The label and the text of each field. A text of several lines starts below its label. */
function bodyOf(fields: Fields): string {
  return [...fields]
    .map(([name, { value }]) => {
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
