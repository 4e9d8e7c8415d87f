import { use } from 'react';
import { formatPercent } from '#words/interface';
import {
  experience,
  experienceHeading,
  languageIntro,
  languagePicture,
  languageSections,
  solutions,
  solutionsHeading,
} from '#words/language';
import { headings } from '#words/pages';
import { PageHead } from '../../components/page-head';
import { Picture } from '../../components/picture';
import { ProgressBar } from '../../components/progress-bar';
import { Section } from '../../components/section';
import { LanguageWall } from './language-wall';
import { Languages } from './prerendered-languages';

export function Language() {
  return (
    <>
      <PageHead words={headings['/language']} ground="indigo" />
      <Section>
        <div className="beside" data-lean="end" data-align="center">
          <div className="prose">
            {languageIntro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Picture picture={languagePicture} className="rounded" />
        </div>
      </Section>
      <Section ground="sand">
        <div className="essays">
          {languageSections.map(({ heading, text }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section>
        <h2>{solutionsHeading}</h2>
        <dl className="solutions">
          {solutions.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <LanguageWall languages={use(Languages)} />
      <Section>
        <h2 className="section-head">{experienceHeading}</h2>
        <div className="progress-bars">
          {experience.map((bar) => (
            <ProgressBar key={bar.label} {...bar} figure={formatPercent(bar.percent)} />
          ))}
        </div>
      </Section>
    </>
  );
}
