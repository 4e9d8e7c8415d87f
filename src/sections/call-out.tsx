import { Section, SectionHead } from '../components/section';
import { actions, contactCallOut, homeSections } from '../content-model/words';
import { Link } from '../router/link';
import { EmailLink, PhoneLink } from './contact-links';

export function CallOut() {
  return (
    <Section ground="ask">
      <div className="beside" data-wide="start" data-align="center">
        <SectionHead words={homeSections.contact}>
          <p className="lead">{contactCallOut.text}</p>
        </SectionHead>
        <div>
          <p className="call-out-links">
            <PhoneLink /> <EmailLink />
          </p>
          <p className="buttons">
            <Link to="/contact-us" className="button">
              {actions.requestQuote}
            </Link>
          </p>
        </div>
      </div>
    </Section>
  );
}
