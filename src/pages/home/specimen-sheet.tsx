import { specimenCaption } from '#words/home';
import { specimen } from '../../content/specimen';

/** One sentence in six scripts. Two words are underlined, to show how their order changes. */
export function SpecimenSheet() {
  return (
    <figure className="specimen">
      {specimen.map(({ lang, dir, text }) => (
        <p key={lang} lang={lang} className="specimen-line">
          <span dir={dir ?? 'ltr'}>{text.split(/(\[.+?]|\(.+?\))/).map(marked)}</span>
        </p>
      ))}
      <figcaption>{specimenCaption}</figcaption>
    </figure>
  );
}

/** A part of the sentence; a part in [ ] or ( ) is underlined in one of two ways. */
function marked(part: string) {
  const word = part.slice(1, -1);
  if (part.startsWith('[')) return <u key={part}>{word}</u>;
  return part.startsWith('(') ? <em key={part}>{word}</em> : part;
}
