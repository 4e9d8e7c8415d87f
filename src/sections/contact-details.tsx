import { company } from '../content-model/facts';
import { officeAddress } from '../content-model/labels';
import { contactWords } from '../content-model/words';
import { EmailLink, PhoneLink, WhatsappLink } from './contact-links';

/** Address, email address, phone and, if the company has one, WhatsApp number. */
export function ContactDetails() {
  return (
    <dl className="contact-details">
      <dt>{contactWords.address}</dt>
      <dd>{officeAddress}</dd>
      <dt>{contactWords.email}</dt>
      <dd>
        <EmailLink />
      </dd>
      <dt>{contactWords.phone}</dt>
      <dd>
        <PhoneLink />
      </dd>
      {company.whatsapp && (
        <>
          <dt>{contactWords.whatsapp}</dt>
          <dd>
            <WhatsappLink />
          </dd>
        </>
      )}
    </dl>
  );
}
