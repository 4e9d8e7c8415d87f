import { contactWords } from '#words/contact';
import { company } from '../content/company';
import { officeAddress } from '../content/office';
import { whatsappHref } from '../content/phone';

/** Address, e-mail address, phone and, if the company has one, WhatsApp number. */
export function ContactDetails() {
  return (
    <dl className="contact-details">
      <dt>{contactWords.address}</dt>
      <dd>{officeAddress}</dd>
      <dt>{contactWords.email}</dt>
      <dd>
        <a href={`mailto:${company.email}`}>
          <bdi dir="ltr">{company.email}</bdi>
        </a>
      </dd>
      <dt>{contactWords.phone}</dt>
      <dd>
        <a href={company.phoneHref}>
          <bdi dir="ltr">{company.phone}</bdi>
        </a>
      </dd>
      {company.whatsapp && (
        <>
          <dt>{contactWords.whatsapp}</dt>
          <dd>
            <a href={whatsappHref(company.whatsapp)}>
              <bdi dir="ltr">{company.whatsapp}</bdi>
            </a>
          </dd>
        </>
      )}
    </dl>
  );
}
