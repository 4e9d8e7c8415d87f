import { Picture } from '../../components/picture';
import { Section, SectionHead } from '../../components/section';
import { features } from '../../content-model/lists-with-words';
import { headings, homeSections } from '../../content-model/words';

export function WhyUs() {
  return (
    <Section>
      <div className="beside">
        <SectionHead words={homeSections.whyUs}>
          <p className="lead">{headings['/'].lead}</p>
        </SectionHead>
        <ul role="list">
          {features.map(({ title, text, picture }) => (
            <li key={title} className="feature">
              <Picture picture={picture} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
