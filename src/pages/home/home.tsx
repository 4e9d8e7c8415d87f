import { faq } from '#words/faq';
import { homeSections, processSteps } from '#words/home';
import { Accordion } from '../../components/accordion';
import { Section, SectionHead } from '../../components/section';
import { Steps } from '../../components/steps';
import { languageExpertise } from '../../content/figures';
import { lettersPicture } from '../../content/pictures';
import { CallOut } from '../../sections/call-out';
import { ProgressBars } from '../../sections/progress-bars';
import { Testimonials } from '../../sections/testimonials';
import { AboutTeaser } from './about-teaser';
import { Banner } from './banner';
import { Claims } from './claims';
import { ServiceCarousel } from './service-carousel';
import { WhyUs } from './why-us';

export function Home() {
  return (
    <>
      <Banner />
      <Claims />
      <WhyUs />
      <ServiceCarousel />
      <AboutTeaser />
      <Testimonials name="testimonials-home" />
      <Section ground="sand">
        <SectionHead words={homeSections.expertise} />
        <ProgressBars bars={languageExpertise} />
      </Section>
      <Section>
        <SectionHead words={homeSections.process} />
        <Steps picture={lettersPicture} steps={processSteps} />
      </Section>
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
