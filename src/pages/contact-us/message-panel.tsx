import { type MouseEvent, type RefObject, useId, useRef, useState } from 'react';
import type { messageWords } from '#words/interface';
import { whatsappHref } from '../../content/phone';
import { copyText, type Message, mailtoHref } from './message';

interface MessagePanelProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly to: string;
  readonly whatsapp: string;
  readonly message: Message;
  readonly words: typeof messageWords;
}

/** The result of pressing Copy, for the message that was copied. */
interface CopyResult {
  readonly message: Message;
  readonly copied: boolean;
  readonly presses: number;
}

/**
 * Says that nothing was sent and offers the finished message (behavior F2, F4). Only the result
 * line is a live region: it announces the result and nothing else.
 */
export function MessagePanel({ ref, to, whatsapp, message, words }: MessagePanelProps) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [last, setLast] = useState<CopyResult | null>(null);
  const result = last?.message === message ? last : null;
  const onCopy = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!text.current) return;
    const copied = copyText(text.current, currentTarget);
    setLast({ message, copied, presses: (last?.presses ?? 0) + 1 });
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
          <bdi dir="ltr">{to}</bdi>
        </dd>
        <dt>{words.subjectLabel}</dt>
        <dd>{message.subject}</dd>
      </dl>
      <label htmlFor={`${id}-text`}>{words.messageLabel}</label>
      <textarea ref={text} id={`${id}-text`} rows={8} readOnly value={message.body} />
      <div className="buttons">
        <a href={mailtoHref(to, message)} className="button">
          {words.openMail}
        </a>
        {whatsapp && (
          <a
            href={whatsappHref(whatsapp, `${message.subject}\n\n${message.body}`)}
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
        {/* A new element for each press, so that the same words are announced again. */}
        {result && <span key={result.presses}>{result.copied ? words.copied : words.refused}</span>}
      </p>
    </div>
  );
}
