import { headings } from '#words/pages';
import { services } from '#words/services';
import { PageHead } from '../../components/page-head';
import { Section } from '../../components/section';
import { ServiceCard } from '../../components/service-card';
import { CallOut } from '../../sections/call-out';

export function Services() {
  return (
    <>
      <PageHead words={headings['/services']} ground="lilac" />
      <Section>
        <h2 className="visually-hidden">{headings['/services'].eyebrow}</h2>
        <ul className="service-grid">
          {services.map((service) => (
            <li key={service.title}>
              <ServiceCard {...service} />
            </li>
          ))}
        </ul>
      </Section>
      <CallOut />
    </>
  );
}
