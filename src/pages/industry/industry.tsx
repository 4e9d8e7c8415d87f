import { Fragment } from 'react';
import { headings } from '#words/pages';
import { PageHead } from '../../components/page-head';
import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { industries } from '../../content/industries';
import { headPicture } from '../../content/pictures';
import { serviceElementId } from '../../content/services';
import { comma } from '../../content-model/text';
import { Link } from '../../router/link';
import { CallOut } from '../../sections/call-out';

export function Industry() {
  return (
    <>
      <PageHead words={headings['/industry']} picture={headPicture('industry')} ground="sand" />
      <Section bleed>
        <ul className="industry-grid">
          {industries.map(({ id, title, text, services, picture }) => (
            <li key={id} className="industry">
              <Picture picture={picture} />
              <h2>{title}</h2>
              <p>
                {services.map((service, index) => (
                  <Fragment key={service.title}>
                    <span>
                      <Link to="/services" elementId={serviceElementId(service.id)}>
                        {service.title}
                      </Link>
                      {index < services.length - 1 && comma}
                    </span>{' '}
                  </Fragment>
                ))}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallOut />
    </>
  );
}
