import { Carousel } from '../../carousel/carousel';
import { Section, SectionHead } from '../../components/section';
import { ServiceCard } from '../../components/service-card';
import { services } from '../../content-model/lists-with-words';
import { actions, carouselNames, homeSections } from '../../content-model/words';
import { fill } from '../../lib/fill';
import { Link } from '../../router/link';

/** A summary of each service, with a link to its card on the services page. */
export function ServiceCarousel() {
  const slides = services.map(({ id, address, title, summary, picture }) => (
    <ServiceCard key={id} title={title} text={summary} picture={picture}>
      <Link to={address} className="more">
        {actions.readMore}
        <span className="visually-hidden">{fill(actions.readMoreAbout, { title })}</span>
      </Link>
    </ServiceCard>
  ));
  return (
    <Section ground="sand">
      <SectionHead words={homeSections.services} />
      <Carousel name="services" label={carouselNames.services} slides={slides} />
      <p className="after-carousel">
        <Link to="/services" className="button" data-variant="quiet">
          {actions.exploreServices}
        </Link>
      </p>
    </Section>
  );
}
