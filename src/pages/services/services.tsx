import { PageHead } from '../../components/page-head';
import { Section } from '../../components/section';
import { ServiceCard } from '../../components/service-card';
import { services } from '../../content-model/lists-with-words';
import { pictureData } from '../../content-model/picture-data';
import { beforeYouAsk, beforeYouAskHeading, headings, navLabels } from '../../content-model/words';
import type { Detail } from '../../schema/content';
import { CallOut } from '../../sections/call-out';

export function Services() {
  return (
    <>
      <PageHead
        words={headings['/services']}
        picture={pictureData('images/head-services.svg')}
        ground="vermilion"
      />
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
          {beforeYouAsk.slice(0, 3).map(definition)}
        </dl>
        <dl className="definitions" data-long="">
          {beforeYouAsk.slice(3).map(definition)}
        </dl>
      </Section>
      <CallOut />
    </>
  );
}

function definition({ title, text, points, steps }: Detail) {
  return (
    <div key={title}>
      <dt>{title}</dt>
      <dd>
        {text}
        {points && <ul>{points.map(listItem)}</ul>}
        {steps && <ol>{steps.map(listItem)}</ol>}
      </dd>
    </div>
  );
}

function listItem(text: string) {
  return <li key={text}>{text}</li>;
}
