import { specimenCaption } from '#words/home';
import { type SpecimenLine, specimen } from '../../content/specimen';

const lines: readonly SpecimenLine[] = specimen;

/** One sentence in six scripts, set as a proof: the marks show how its words change places. */
export function SpecimenSheet() {
  return (
    <figure className="specimen">
      {lines.map(({ lang, dir, text, right, education }) => (
        <p key={lang} className="specimen-line" data-lang={lang}>
          <span lang={lang} dir={dir}>
            {text.split(new RegExp(`(${right}|${education})`)).map((part) => {
              if (part === right) return <u key={part}>{part}</u>;
              return part === education ? <em key={part}>{part}</em> : part;
            })}
          </span>
        </p>
      ))}
      <figcaption>{specimenCaption}</figcaption>
    </figure>
  );
}
