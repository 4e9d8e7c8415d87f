import { Section, SectionHead } from '../../components/section';
import { aboutSections, howItWorks } from '../../content-model/words';
import { CallOut } from '../../sections/call-out';
import { MissionTabs } from '../../sections/mission-tabs';
import { PageHead } from '../../sections/page-head';
import { Process } from '../../sections/process';
import { Testimonials } from '../../sections/testimonials';
import { Timeline } from './timeline';

export function AboutUs() {
  return (
    <>
      <PageHead page="/about-us" picture="images/head-about-us.svg" ground="sand" />
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
