import { type ComponentProps, type MouseEvent, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formLabels } from '../../content-model/labels';
import { useHydrated } from '../../lib/use-hydrated';
import { composeBody } from './message';
import { MessagePanel } from './message-panel';

/**
 * Sends nothing. Submitting a valid form shows the finished message in a panel, which receives
 * focus (behavior F1 to F4). The click on the button is handled in addition to `submit`,
 * because frames without `allow-forms` never fire `submit`.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [body, setBody] = useState('');
  const onPress = (event: MouseEvent | SubmitEvent) => {
    event.preventDefault();
    if (!form.current) return;
    form.current.dataset.checked = '';
    if (!form.current.reportValidity()) return;
    const fields = new FormData(form.current);
    const names = ['name', 'email', 'phone', 'message'] as const;
    const next = composeBody(
      names.map((name) => [formLabels.before(formLabels[name]), String(fields.get(name))]),
    );
    flushSync(() => setBody(next));
    panel.current?.focus();
  };
  return (
    <>
      <form
        ref={form}
        className="contact-form"
        data-ready={hydrated ? '' : undefined}
        // The panel would still offer the previous message. `onChange` ignores a value that a
        // script has set, such as that of a password manager.
        onInput={() => setBody('')}
        onSubmit={onPress}
      >
        <p className="contact-form-note">{formLabels.note}</p>
        <p className="contact-form-no-script">{formLabels.noScript}</p>
        <Field label={formLabels.name} name="name" autoComplete="name" />
        <Field label={formLabels.email} name="email" type="email" autoComplete="email" />
        <Field label={formLabels.phone} name="phone" inputMode="tel" autoComplete="tel" />
        <label>
          {formLabels.message}
          <textarea name="message" rows={3} required />
        </label>
        <button type="submit" className="button" onClick={onPress}>
          {formLabels.submit}
        </button>
      </form>
      {body && <MessagePanel ref={panel} body={body} />}
    </>
  );
}

function Field({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label>
      {label}
      <input type="text" required {...input} />
    </label>
  );
}
