import { contactWords } from '#words/contact';
import { company } from '../content/company';
import { whatsappHref } from '../content-model/contacts';
import { officeAddress } from '../content-model/labels';

/** Address, email address, phone and, if the company has one, WhatsApp number. */
export function ContactDetails() {
  return (
    <dl className="contact-details">
      <dt>{contactWords.address}</dt>
      <dd>{officeAddress}</dd>
      <dt>{contactWords.email}</dt>
      <dd>
        <ContactLink href={`mailto:${company.email}`} text={company.email} />
      </dd>
      <dt>{contactWords.phone}</dt>
      <dd>
        <ContactLink href={company.phoneHref} text={company.phone} />
      </dd>
      {company.whatsapp && (
        <>
          <dt>{contactWords.whatsapp}</dt>
          <dd>
            <ContactLink href={whatsappHref(company.whatsapp)} text={company.whatsapp} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** Addresses and numbers are written from left to right in every language. */
export function ContactLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a href={href}>
      <bdi dir="ltr">{text}</bdi>
    </a>
  );
}
