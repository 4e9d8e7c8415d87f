import { type ComponentProps, type MouseEvent, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { messageWords } from '#words/interface';
import { useHydrated } from '../../components/use-hydrated';
import type { formLabels } from '../../content-model/labels';
import { composeBody } from './message';
import { MessagePanel } from './message-panel';

interface ContactFormProps {
  /** The company's email address. */
  readonly to: string;
  /** Its WhatsApp number; empty if there is none. */
  readonly whatsapp: string;
  readonly words: typeof formLabels;
  readonly messageWords: typeof messageWords;
}

/**
 * Sends nothing. Submitting a valid form shows the finished message in a panel, which receives
 * focus (behavior F1 to F4). The click on the button is handled in addition to `submit`,
 * because frames without `allow-forms` never fire `submit`.
 */
export function ContactForm({ to, whatsapp, words, messageWords }: ContactFormProps) {
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
      names.map((name) => [words.before(words[name]), String(fields.get(name))]),
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
        // Otherwise the panel would still offer the previous message.
        onChange={() => setBody('')}
        onSubmit={onPress}
      >
        <p className="contact-form-note">{words.note}</p>
        <p className="contact-form-no-script">{words.noScript}</p>
        <Field label={words.name} name="name" autoComplete="name" />
        <Field label={words.email} name="email" type="email" autoComplete="email" />
        <Field label={words.phone} name="phone" inputMode="tel" autoComplete="tel" />
        <label>
          {words.message}
          <textarea name="message" rows={3} required />
        </label>
        <button type="submit" className="button" onClick={onPress}>
          {words.submit}
        </button>
      </form>
      {body && <MessagePanel ref={panel} {...{ to, whatsapp, body }} words={messageWords} />}
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
