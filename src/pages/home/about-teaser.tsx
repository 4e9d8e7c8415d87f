import { Picture } from '../../components/picture';
import { Section, SectionHead } from '../../components/section';
import { pictureData } from '../../content-model/picture-data';
import { aboutTeaser, actions, homeSections } from '../../content-model/words';
import { Link } from '../../router/link';
import { MissionTabs } from '../../sections/mission-tabs';

export function AboutTeaser() {
  return (
    <Section bleed>
      <div className="about-teaser">
        <Picture picture={pictureData('images/about.svg')} />
        <div>
          <SectionHead words={homeSections.about}>
            <p className="lead">{aboutTeaser}</p>
          </SectionHead>
          <MissionTabs />
          <p className="buttons">
            <Link to="/services" className="button">
              {actions.getServices}
            </Link>{' '}
            <Link to="/contact-us" className="button" data-variant="quiet">
              {actions.contactUs}
            </Link>
          </p>
        </div>
      </div>
    </Section>
  );
}
