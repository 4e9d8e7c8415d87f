import { ContactForm } from './contact-form';
import { OfficeMap } from './office-map';
import { PageHead } from '../../components/page-head';
import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { company } from '../../content/company';
import { contactPicture, contactWords } from '#words/contact';
import { actions, formWords, handOverWords } from '#words/interface';
import { headings } from '#words/pages';
import { ContactDetails } from '../../sections/contact-details';

export function ContactUs() {
  return (
    <>
      <PageHead words={headings['/contact-us']} />
      <Section>
        <div className="beside">
          <div>
            <Picture picture={contactPicture} className="rounded" />
            <ContactDetails />
          </div>
          <div>
            <h2>{formWords.heading}</h2>
            <p className="lead">{contactWords.lead}</p>
            <ContactForm to={company.email} words={formWords} handOverWords={handOverWords} />
          </div>
        </div>
      </Section>
      <Section ground="sand">
        <OfficeMap {...company.map} note={contactWords.mapNote} linkText={actions.openInMaps}>
          <h2>{contactWords.mapHeading}</h2>
        </OfficeMap>
      </Section>
    </>
  );
}
