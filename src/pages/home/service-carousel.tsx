import { homeSections } from '#words/home';
import { actions, carouselLabels, carouselNames } from '#words/interface';
import { services } from '#words/services';
import { Carousel } from '../../carousel/carousel';
import { carousels } from '../../carousel/settings';
import { Section, SectionHead } from '../../components/section';
import { ServiceCard } from '../../components/service-card';
import { Link } from '../../router/link';

/** The services by the first sentence of each; the services page has the rest. */
export function ServiceCarousel() {
  const slides = services.map((service) => (
    <ServiceCard {...service} text={service.text.replace(/\. .*/, '.')}>
      <Link to="/services" className="more">
        {actions.readMore}
        <span className="visually-hidden">{`: ${service.title}`}</span>
      </Link>
    </ServiceCard>
  ));
  return (
    <Section ground="sand">
      <SectionHead words={homeSections.services} />
      <Carousel
        name="services"
        settings={carousels.services}
        label={carouselNames.services}
        labels={carouselLabels}
        slides={slides}
      />
      <p className="after-carousel">
        <Link to="/services" className="button" data-variant="quiet">
          {actions.exploreServices}
        </Link>
      </p>
    </Section>
  );
}
