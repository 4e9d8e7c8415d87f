import { PageHead } from '../../components/page-head';
import { Section, SectionHead } from '../../components/section';
import { Steps } from '../../components/steps';
import { aboutSections, howItWorks } from '#words/about';
import { headings } from '#words/pages';
import { CallOut } from '../../sections/call-out';
import { MissionTabs } from '../../sections/mission-tabs';
import { Testimonials } from '../../sections/testimonials';
import { Timeline } from './timeline';

export function AboutUs() {
  return (
    <>
      <PageHead words={headings['/about-us']} />
      <Section>
        <div className="beside">
          <SectionHead words={aboutSections.mission} />
          <MissionTabs />
        </div>
      </Section>
      <Timeline />
      <Testimonials name="testimonials-about" />
      <Section ground="sand">
        <SectionHead words={aboutSections.howItWorks} />
        <Steps steps={howItWorks} />
      </Section>
      <CallOut />
    </>
  );
}
