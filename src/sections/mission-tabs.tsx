import { Tabs } from '../components/tabs';
import { missionTabs } from '#words/about';
import { tabNames } from '#words/interface';

export function MissionTabs() {
  const items = missionTabs.map(({ label, paragraphs }) => ({
    label,
    panel: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
  }));
  return <Tabs label={tabNames.mission} className="mission" items={items} />;
}
