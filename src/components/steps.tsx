import { Picture, type PictureData } from './picture';

interface StepsProps {
  readonly picture: PictureData;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/**
 * A numbered process, drawn as a bridge. The numbers are the counters of the list.
 */
export function Steps({ picture, steps }: StepsProps) {
  return (
    <>
      <Picture picture={picture} className="step-letters" />
      <ol className="steps">
        {steps.map(({ title, text }) => (
          <li key={title} className="step">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
