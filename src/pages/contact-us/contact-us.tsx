import { Section } from '../../components/section';
import { formLabels } from '../../content-model/labels';
import { contactWords } from '../../content-model/words';
import { ContactDetails } from '../../sections/contact-details';
import { PageHead } from '../../sections/page-head';
import { ContactForm } from './contact-form';
import { OfficeMap } from './office-map';

export function ContactUs() {
  return (
    <>
      <PageHead page="/contact-us" picture="images/contact.svg" ground="indigo" />
      <Section>
        <div className="contact">
          <div className="contact-card">
            <h2>{formLabels.heading}</h2>
            <p className="lead">{contactWords.lead}</p>
            <ContactForm />
          </div>
          <ContactDetails />
        </div>
      </Section>
      <OfficeMap />
    </>
  );
}
