import { faq } from '#words/faq';
import { homeSections, processSteps } from '#words/home';
import { Accordion } from '../../components/accordion';
import { Section, SectionHead } from '../../components/section';
import { Steps } from '../../components/steps';
import { lettersPicture } from '../../content/pictures';
import { CallOut } from '../../sections/call-out';
import { Testimonials } from '../../sections/testimonials';
import { AboutTeaser } from './about-teaser';
import { Banner } from './banner';
import { Claims } from './claims';
import { LanguageExpertise } from './language-expertise';
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
      <LanguageExpertise />
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
