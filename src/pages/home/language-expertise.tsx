import { ProgressBar } from '../../components/progress-bar';
import { Section, SectionHead } from '../../components/section';
import { homeSections, languageExpertise } from '#words/home';

export function LanguageExpertise() {
  return (
    <Section ground="sand">
      <div className="beside">
        <SectionHead words={homeSections.expertise} />
        <div className="progress-bars">
          {languageExpertise.map((bar) => (
            <ProgressBar key={bar.label} {...bar} />
          ))}
        </div>
      </div>
    </Section>
  );
}
