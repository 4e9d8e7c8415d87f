import { Section } from '../../components/section';
import { ServiceCard } from '../../components/service-card';
import { services } from '../../content-model/lists-with-words';
import { beforeYouAsk, beforeYouAskHeading, navLabels } from '../../content-model/words';
import { CallOut } from '../../sections/call-out';
import { definition } from '../../sections/definition';
import { PageHead } from '../../sections/page-head';

export function Services() {
  return (
    <>
      <PageHead page="/services" picture="images/head-services.svg" ground="vermilion" />
      <Section>
        <h2 className="visually-hidden">{navLabels['/services']}</h2>
        <ul role="list" className="service-grid">
          {services.map(({ id, address, title, text, picture }) => (
            <li key={id}>
              <ServiceCard id={address} title={title} text={text} picture={picture} />
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="sand">
        <h2>{beforeYouAskHeading}</h2>
        {/* What visitors ask first is set larger. */}
        <dl className="definitions" data-first="">
          {beforeYouAsk.slice(0, 4).map(definition)}
        </dl>
        <dl className="definitions" data-long="">
          {beforeYouAsk.slice(4).map(definition)}
        </dl>
      </Section>
      <CallOut />
    </>
  );
}
