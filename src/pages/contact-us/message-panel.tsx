import { type MouseEvent, type RefObject, useId } from 'react';
import { mailtoHref, whatsappHref } from '../../content-model/contacts';
import { company } from '../../content-model/facts';
import { messageWords as words } from '../../content-model/words';
import { openOutsideFrame } from '../../lib/open-outside-frame';
import { useCopy } from '../../sections/use-copy';

/**
 * In encoded characters, of which a letter of an Indian script takes nine. Common email programs cut
 * or refuse a longer link; WhatsApp does not state its limit.
 */
const LONGEST_LINK = 2000;

interface MessagePanelProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly body: string;
}

/**
 * Says that nothing was sent and offers the finished message (behavior F2, F4). Only the result
 * line is a live region: it announces the result and nothing else.
 */
export function MessagePanel({ ref, body }: MessagePanelProps) {
  const id = useId();
  const { source, tryCopy, isRefused, result } = useCopy<HTMLTextAreaElement>();
  const fits = mailtoHref(company.email, words.subject, body).length <= LONGEST_LINK;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={ref}
      className="message-panel"
      role="group"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-how`}
      tabIndex={-1}
    >
      <h3 id={`${id}-heading`}>{words.heading}</h3>
      <MessageButtons {...{ body, fits, tryCopy, isRefused }} />
      <p className="message-panel-result" role="status">
        {result}
      </p>
      <p id={`${id}-how`}>{fits ? words.short : words.long}</p>
      <p>{words.text}</p>
      <dl>
        <dt>{words.to}</dt>
        <dd>
          <bdi dir="ltr">{company.email}</bdi>
        </dd>
        <dt>{words.subjectLabel}</dt>
        <dd>{words.subject}</dd>
      </dl>
      {/* The style sheet prints the text. */}
      <label htmlFor={`${id}-text`} data-text={body}>
        {words.messageLabel}
      </label>
      <textarea ref={source} id={`${id}-text`} rows={8} readOnly value={body} />
    </div>
  );
}

interface MessageButtonsProps {
  readonly body: string;
  readonly fits: boolean;
  readonly tryCopy: (button: HTMLElement) => boolean;
  readonly isRefused: boolean;
}

/** Opens the message in another program, or copies it. A link that it does not fit copies it first. */
function MessageButtons({ body, fits, tryCopy, isRefused }: MessageButtonsProps) {
  const { email, whatsapp } = company;
  const linked = fits ? body : words.paste;
  // After a refusal, the visitor has copied by hand: the second press opens the link.
  const onOpen = (event: MouseEvent<HTMLAnchorElement>) => {
    openOutsideFrame(event);
    if (!fits && !isRefused && !tryCopy(event.currentTarget)) event.preventDefault();
  };
  return (
    <div className="buttons">
      <a href={mailtoHref(email, words.subject, linked)} className="button" onClick={onOpen}>
        {fits ? words.openMail : words.copyAndOpenMail}
      </a>
      {whatsapp && (
        <a
          href={whatsappHref(whatsapp, `${words.subject}\n\n${linked}`)}
          className="button"
          data-variant="quiet"
          target="_blank"
          rel="noopener"
          onClick={onOpen}
        >
          {fits ? words.openWhatsapp : words.copyAndOpenWhatsapp}
        </a>
      )}
      <button
        type="button"
        className="button"
        data-variant="quiet"
        onClick={({ currentTarget }) => tryCopy(currentTarget)}
      >
        {words.copy}
      </button>
    </div>
  );
}
