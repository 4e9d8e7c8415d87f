import { Section } from '../components/section';
import { actions, contactCallOut, homeSections } from '../content-model/words';
import { Link } from '../router/link';
import { EmailLink, PhoneLink } from './contact-links';

export function CallOut() {
  return (
    <Section className="call-out" ground="ask">
      <p className="eyebrow">{homeSections.contact.eyebrow}</p>
      <h2>{homeSections.contact.heading}</h2>
      <p className="lead">{contactCallOut.text}</p>
      <p className="call-out-links">
        <PhoneLink />
        <EmailLink />
      </p>
      <p className="buttons">
        <Link to="/contact-us" className="button">
          {actions.requestQuote}
        </Link>
      </p>
    </Section>
  );
}
