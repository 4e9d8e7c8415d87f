import { PageHead } from '../../components/page-head';
import { Section, SectionHead } from '../../components/section';
import { pictureData } from '../../content-model/picture-data';
import { aboutSections, headings, howItWorks } from '../../content-model/words';
import { CallOut } from '../../sections/call-out';
import { MissionTabs } from '../../sections/mission-tabs';
import { Process } from '../../sections/process';
import { Testimonials } from '../../sections/testimonials';
import { Timeline } from './timeline';

export function AboutUs() {
  return (
    <>
      <PageHead
        words={headings['/about-us']}
        picture={pictureData('images/head-about-us.svg')}
        ground="sand"
      />
      <Section>
        <SectionHead words={aboutSections.mission} />
        <div className="statement">
          <MissionTabs />
        </div>
      </Section>
      <Timeline />
      <Testimonials name="testimonials-about" />
      <Process words={aboutSections.howItWorks} steps={howItWorks} />
      <CallOut />
    </>
  );
}
