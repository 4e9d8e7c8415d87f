import { Picture } from '../../components/picture';
import { Section, SectionHead } from '../../components/section';
import { Tabs } from '../../components/tabs';
import { milestones } from '../../content-model/lists-with-words';
import { aboutSections, tabNames } from '../../content-model/words';

export function Timeline() {
  const items = milestones.map(({ year, title, picture, paragraph, bullets }, index) => ({
    label: year,
    panel: (
      <div
        className="milestone beside"
        data-wide={index % 2 === 0 ? 'start' : undefined}
        data-align="center"
      >
        <Picture picture={picture} />
        <div>
          <h3>{title}</h3>
          <p>{paragraph}</p>
          <ul role="list" className="ticks">
            {bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
        </div>
      </div>
    ),
  }));
  return (
    <Section ground="sand">
      <SectionHead words={aboutSections.milestones} />
      <Tabs label={tabNames.milestones} className="timeline" items={items} />
    </Section>
  );
}
