import { Picture } from '../components/picture';
import { Section, SectionHead } from '../components/section';
import { pictureData } from '../content-model/picture-data';
import type { Heading, TitledText } from '../schema/content';

interface ProcessProps {
  readonly words: Heading;
  readonly steps: readonly TitledText[];
}

/** A numbered process, drawn as a bridge. The numbers are the counters of the list. */
export function Process({ words, steps }: ProcessProps) {
  return (
    <Section>
      <SectionHead words={words} />
      <div className="step-letters">
        <Picture picture={pictureData('images/process-letters.svg')} />
      </div>
      <ol role="list" className="steps">
        {steps.map(({ title, text }) => (
          <li key={title} className="step">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
