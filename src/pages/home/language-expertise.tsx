import { homeSections, languageExpertise } from '#words/home';
import { formatPercent } from '#words/interface';
import { ProgressBar } from '../../components/progress-bar';
import { Section, SectionHead } from '../../components/section';

export function LanguageExpertise() {
  return (
    <Section ground="sand">
      <SectionHead words={homeSections.expertise} />
      <div className="progress-bars">
        {languageExpertise.map((bar) => (
          <ProgressBar key={bar.label} {...bar} figure={formatPercent(bar.percent)} />
        ))}
      </div>
    </Section>
  );
}
