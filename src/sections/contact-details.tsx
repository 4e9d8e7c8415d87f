import { company } from '../content/company';
import { contactWords } from '#words/contact';

/** Address, e-mail and phone: what every way to the company ends in. */
export function ContactDetails() {
  const { street, locality, region, country } = company.address;
  return (
    <dl className="contact-details">
      <dt>{contactWords.address}</dt>
      <dd>{[street, locality, region, country].join(', ')}</dd>
      <dt>{contactWords.email}</dt>
      <dd>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </dd>
      <dt>{contactWords.phone}</dt>
      <dd>
        <a href={company.phoneHref}>{company.phone}</a>
      </dd>
    </dl>
  );
}
