import type { ComponentProps } from 'react';
import { mailtoHref, phoneHref, whatsappHref } from '../content-model/contacts';
import { company } from '../content-model/facts';
import { contactWords, messageWords } from '../content-model/words';
import { openOutsideFrame } from '../lib/open-outside-frame';
import { useCopy } from './use-copy';

/**
 * Opens an email that has a line for each of the four things a quote needs. Where no email program
 * is set up, such a link does nothing: the button beside it copies the address (behavior F7).
 */
export function EmailLink() {
  const { source, tryCopy, result } = useCopy<HTMLSpanElement>();
  const href = mailtoHref(company.email, messageWords.subject, contactWords.mailText);
  return (
    <span className="email-link">
      <span ref={source}>
        <ContactLink href={href} text={company.email} onClick={openOutsideFrame} />
      </span>{' '}
      <button
        type="button"
        className="copy-button"
        aria-label={contactWords.copyEmail}
        onClick={({ currentTarget }) => tryCopy(currentTarget)}
      >
        {contactWords.copy}
      </button>{' '}
      <span role="status">{result}</span>
    </span>
  );
}

export function PhoneLink() {
  return <ContactLink href={phoneHref(company.phone)} text={company.phone} />;
}

/** Opens a new tab: in a frame, it would replace the site and what was typed (behavior M1). */
export function WhatsappLink() {
  const href = whatsappHref(company.whatsapp);
  return <ContactLink href={href} target="_blank" rel="noopener" text={company.whatsapp} />;
}

/** Addresses and numbers are written from left to right in every language. */
function ContactLink({ text, ...link }: { readonly text: string } & ComponentProps<'a'>) {
  return (
    <a {...link}>
      <bdi dir="ltr">{text}</bdi>
    </a>
  );
}
