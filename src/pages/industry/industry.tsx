import { industries } from '#words/industries';
import { headings } from '#words/pages';
import { PageHead } from '../../components/page-head';
import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { CallOut } from '../../sections/call-out';

export function Industry() {
  return (
    <>
      <PageHead words={headings['/industry']} ground="sand" standing />
      <Section bleed>
        <ul className="industry-grid">
          {industries.map(({ title, services, picture }) => (
            <li key={title} className="industry">
              <Picture picture={picture} />
              <h2>{title}</h2>
              <p>{services}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallOut />
    </>
  );
}
