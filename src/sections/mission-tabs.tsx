import { Tabs } from '../components/tabs';
import { missionTabs, tabNames } from '../content-model/words';

export function MissionTabs() {
  const items = missionTabs.map(({ label, paragraphs }) => ({
    label,
    panel: (
      <div className="mission-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    ),
  }));
  return <Tabs label={tabNames.mission} items={items} />;
}
