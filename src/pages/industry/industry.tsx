import { Fragment } from 'react';
import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { industries } from '../../content-model/lists-with-words';
import { comma } from '../../content-model/text';
import { Link } from '../../router/link';
import { CallOut } from '../../sections/call-out';
import { PageHead } from '../../sections/page-head';

export function Industry() {
  return (
    <>
      <PageHead page="/industry" picture="images/head-industry.svg" ground="sand" />
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
