import { type MouseEvent, type RefObject, useId, useRef, useState } from 'react';
import { messageWords as words } from '#words/interface';
import { company } from '../../content/company';
import { whatsappHref } from '../../content-model/contacts';
import { copyText, mailtoHref } from './message';

interface MessagePanelProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly body: string;
}

/**
 * Says that nothing was sent and offers the finished message (behavior F2, F4). Only the result
 * line is a live region: it announces the result and nothing else.
 */
export function MessagePanel({ ref, body }: MessagePanelProps) {
  const { email, whatsapp } = company;
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [copy, setCopy] = useState({ presses: 0, succeeded: false });
  const onCopy = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!text.current) return;
    setCopy({ presses: copy.presses + 1, succeeded: copyText(text.current, currentTarget) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={ref}
      className="message-panel"
      role="group"
      aria-labelledby={`${id}-heading`}
      tabIndex={-1}
    >
      <h3 id={`${id}-heading`}>{words.heading}</h3>
      <p>{words.text}</p>
      <dl>
        <dt>{words.to}</dt>
        <dd>
          <bdi dir="ltr">{email}</bdi>
        </dd>
        <dt>{words.subjectLabel}</dt>
        <dd>{words.subject}</dd>
      </dl>
      <label htmlFor={`${id}-text`}>{words.messageLabel}</label>
      <textarea ref={text} id={`${id}-text`} rows={8} readOnly value={body} />
      <div className="buttons">
        <a href={mailtoHref(email, words.subject, body)} className="button">
          {words.openMail}
        </a>
        {whatsapp && (
          <a
            href={whatsappHref(whatsapp, `${words.subject}\n\n${body}`)}
            className="button"
            data-variant="quiet"
            target="_blank"
            rel="noopener"
          >
            {words.openWhatsapp}
          </a>
        )}
        <button type="button" className="button" data-variant="quiet" onClick={onCopy}>
          {words.copy}
        </button>
      </div>
      <p className="message-panel-result" role="status">
        {copy.presses > 0 && (
          // A new element for each press, so that the same words are announced again.
          <span key={copy.presses}>{copy.succeeded ? words.copied : words.refused}</span>
        )}
      </p>
    </div>
  );
}
