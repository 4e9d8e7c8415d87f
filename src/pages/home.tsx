import { Accordion } from '../components/accordion';
import { Section, SectionHead } from '../components/section';
import { Steps } from '../components/steps';
import { faq } from '../content/faq';
import { homeSections, processSteps } from '../content/home';
import { AboutTeaser } from '../sections/about-teaser';
import { Banner } from '../sections/banner';
import { CallOut } from '../sections/call-out';
import { Claims } from '../sections/claims';
import { LanguageExpertise } from '../sections/language-expertise';
import { ServiceCarousel } from '../sections/service-carousel';
import { Testimonials } from '../sections/testimonials';
import { WhyUs } from '../sections/why-us';

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
        <Steps steps={processSteps} />
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
