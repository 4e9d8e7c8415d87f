import { homeSections } from '#words/home';
import { ProgressBar } from '../../components/progress-bar';
import { Section, SectionHead } from '../../components/section';
import { languageExpertise } from '../../content/figures';
import { formatPercent } from '../../content/labels';

export function LanguageExpertise() {
  return (
    <Section ground="sand">
      <SectionHead words={homeSections.expertise} />
      <div className="progress-bars">
        {languageExpertise.map((bar) => (
          <ProgressBar key={bar.id} {...bar} figure={formatPercent(bar.percent)} />
        ))}
      </div>
    </Section>
  );
}
