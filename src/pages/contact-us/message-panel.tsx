import { useEffect, useId, useRef, useState } from 'react';
import { copyFrom, mailtoHref, type Message } from './message';

export interface HandOverWords {
  readonly heading: string;
  readonly text: string;
  readonly to: string;
  readonly subject: string;
  readonly subjectLabel: string;
  readonly messageLabel: string;
  readonly openMail: string;
  readonly copy: string;
  readonly copied: string;
  readonly refused: string;
}

interface HandOverPanelProps {
  readonly to: string;
  readonly message: Message;
  readonly words: HandOverWords;
}

/** Says that nothing was sent, and hands the finished message over (behaviour F2). Takes the focus on each new message. */
export function HandOverPanel({ to, message, words }: HandOverPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [result, setResult] = useState('');
  useEffect(() => {
    setResult('');
    panel.current?.focus();
  }, [message]);
  const copy = () => {
    if (text.current) setResult(copyFrom(text.current) ? words.copied : words.refused);
  };
  return (
    <div ref={panel} className="hand-over" role="status" tabIndex={-1}>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <p>
        {words.to}: <b>{to}</b>
        <br />
        {words.subjectLabel}: <b>{message.subject}</b>
      </p>
      <label htmlFor={id}>{words.messageLabel}</label>
      <textarea ref={text} id={id} rows={8} readOnly value={message.body} />
      <div className="buttons">
        <a href={mailtoHref(to, message)} className="button">
          {words.openMail}
        </a>
        <button type="button" className="button" data-variant="quiet" onClick={copy}>
          {words.copy}
        </button>
      </div>
      <p className="hand-over-result">{result}</p>
    </div>
  );
}
