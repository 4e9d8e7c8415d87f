import type { ComponentProps } from 'react';
import { company } from '../content/company';
import { phoneHref, whatsappHref } from '../content-model/contacts';

export function EmailLink() {
  return <ContactLink href={`mailto:${company.email}`} text={company.email} />;
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
