import { useRef, useState, type ComponentProps, type MouseEvent, type SubmitEvent } from 'react';
import { composeBody, type Message } from './message';
import { HandOverPanel, type HandOverWords } from './message-panel';

interface FormWords {
  readonly note: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly submit: string;
  readonly noScript: string;
}

interface ContactFormProps {
  readonly to: string;
  readonly words: FormWords;
  readonly handOverWords: HandOverWords;
}

/**
 * Sends nothing, whatever is pressed; a valid form is handed over to the visitor (specification, section 5; F1 to F3).
 * The button's press is answered, not the `submit` event: frames without `allow-forms` never fire that one.
 */
export function ContactForm({ to, words, handOverWords }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const onPress = (event: MouseEvent | SubmitEvent) => {
    event.preventDefault();
    if (!form.current?.reportValidity()) return;
    const fields = new FormData(form.current);
    const row = (name: 'name' | 'email' | 'phone' | 'message') =>
      [words[name], String(fields.get(name) ?? '')] as const;
    setMessage({
      subject: handOverWords.subject,
      body: composeBody([row('name'), row('email'), row('phone'), row('message')]),
    });
  };
  return (
    <>
      <form ref={form} className="contact-form" onSubmit={onPress}>
        <p className="contact-form-note">{words.note}</p>
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
        <p className="contact-form-no-script">{words.noScript}</p>
      </form>
      {message && <HandOverPanel to={to} message={message} words={handOverWords} />}
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
