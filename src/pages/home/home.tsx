import { Accordion } from '../../components/accordion';
import { Section, SectionHead } from '../../components/section';
import { expertise } from '../../content-model/lists-with-words';
import { faq, homeSections, processSteps } from '../../content-model/words';
import { CallOut } from '../../sections/call-out';
import { Process } from '../../sections/process';
import { ProgressBars } from '../../sections/progress-bars';
import { Testimonials } from '../../sections/testimonials';
import { AboutTeaser } from './about-teaser';
import { Alignment } from './alignment';
import { Banner } from './banner';
import { Claims } from './claims';
import { ServiceCarousel } from './service-carousel';
import { WhyUs } from './why-us';

export function Home() {
  return (
    <>
      <Banner />
      <Alignment />
      <Claims />
      <WhyUs />
      <ServiceCarousel />
      <AboutTeaser />
      <Testimonials name="testimonials-home" />
      <Section ground="sand">
        <SectionHead words={homeSections.expertise} />
        <ProgressBars bars={expertise} />
      </Section>
      <Process words={homeSections.process} steps={processSteps} />
      <CallOut />
      <Section>
        <div className="beside">
          <SectionHead words={homeSections.faq} />
          <Accordion items={faq} />
        </div>
      </Section>
    </>
  );
}
