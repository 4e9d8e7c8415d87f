import type { ComponentProps } from 'react';
import { contactWords } from '#words/contact';
import { messageWords } from '#words/interface';
import { company } from '../content/company';
import { mailtoHref, phoneHref, whatsappHref } from '../content-model/contacts';

/** Opens an email that has a line for each of the four things a quote needs. */
export function EmailLink() {
  const href = mailtoHref(company.email, messageWords.subject, contactWords.mailText);
  return <ContactLink href={href} text={company.email} />;
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
