import { contactCallOut, homeSections } from '#words/home';
import { actions } from '#words/interface';
import { Link } from '../router/link';
import { EmailLink, PhoneLink } from './contact-links';

export function CallOut() {
  return (
    <section className="call-out section" data-ground="ask">
      <div className="wrap">
        <p className="eyebrow">{homeSections.contact.eyebrow}</p>
        <h2>{homeSections.contact.heading}</h2>
        <p className="lead">{contactCallOut}</p>
        <p className="call-out-links">
          <PhoneLink />
          <EmailLink />
        </p>
        <p className="buttons">
          <Link to="/contact-us" className="button">
            {actions.requestQuote}
          </Link>
        </p>
      </div>
    </section>
  );
}
