import { Fragment } from 'react';
import { PageHead } from '../../components/page-head';
import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { industries } from '../../content-model/lists-with-words';
import { pictureData } from '../../content-model/picture-data';
import { comma } from '../../content-model/text';
import { headings } from '../../content-model/words';
import { Link } from '../../router/link';
import { CallOut } from '../../sections/call-out';

export function Industry() {
  return (
    <>
      <PageHead
        words={headings['/industry']}
        picture={pictureData('images/head-industry.svg')}
        ground="sand"
      />
      <Section bleed>
        <ul role="list" className="industry-grid">
          {industries.map(({ id, title, text, offers, picture }) => (
            <li key={id} className="industry">
              <Picture picture={picture} />
              <h2>{title}</h2>
              <p>{text}</p>
              <p>
                {offers.map((offer, index) => (
                  <Fragment key={offer.title}>
                    <span>
                      <Link to={offer.address}>{offer.title}</Link>
                      {index < offers.length - 1 && comma}
                    </span>{' '}
                  </Fragment>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <CallOut />
    </>
  );
}
