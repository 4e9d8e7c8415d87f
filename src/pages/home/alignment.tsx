import { Fragment, type KeyboardEvent, type MouseEvent } from 'react';
import { specimen } from '../../content-model/facts';
import { alignmentWords, edition } from '../../content-model/words';

type Line = (typeof specimen)[number];

const source = specimen.find(({ lang }) => lang === edition.tag) ?? (specimen[0] as Line);
const targets = specimen.filter((line) => line !== source);

/**
 * A sentence, its translation, and an arch from each marked word to its counterpart. The style
 * sheet shows the translation of the checked button, and draws the arches from the words' places:
 * https://developer.mozilla.org/en-US/docs/Web/CSS/Guides/Anchor_positioning
 */
export function Alignment() {
  return (
    <section className="alignment">
      <div
        className="wrap"
        role="radiogroup"
        aria-labelledby="alignment"
        translate="no"
        onKeyUp={showLabel}
      >
        <div className="alignment-head" translate="yes">
          <h2 id="alignment">{alignmentWords.heading}</h2>
          <p>{alignmentWords.caption}</p>
        </div>
        <Sentence line={source} />
        {targets.map((line, index) => (
          <Fragment key={line.lang}>
            <input
              id={`to-${line.lang}`}
              type="radio"
              name="alignment"
              defaultChecked={index === 0}
            />
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the radio button has the keys */}
            <label htmlFor={`to-${line.lang}`} lang={line.lang} onClick={choose}>
              {line.name}
            </label>
            <div className="translation">
              <Sentence line={line} />
              <i />
              <i />
            </div>
          </Fragment>
        ))}
      </div>
    </section>
  );
}

/** In Firefox, the label of a radio button that is in view may be in the next line, out of view. */
function showLabel({ target }: KeyboardEvent) {
  (target as HTMLInputElement).labels?.[0]?.scrollIntoView({ block: 'nearest' });
}

/** Without the scroll that browsers add when a press on a label focuses its radio button. */
function choose(event: MouseEvent<HTMLLabelElement>) {
  const radio = event.currentTarget.control as HTMLInputElement | null;
  if (!radio) return;
  event.preventDefault();
  radio.checked = true;
  radio.focus({ preventScroll: true });
}

/** The words before the first marked one are smaller: they are between the feet of the arches. */
function Sentence({ line: { lang, dir, text } }: { readonly line: Line }) {
  const [start, ...parts] = text.split(/(\[.+?]|\(.+?\))/);
  return (
    <p lang={lang} dir={dir ?? 'ltr'}>
      <small>{start}</small>
      <span>{parts.map(marked)}</span>
    </p>
  );
}

/** A part of the sentence; a part in [ ] or ( ) is marked in one of two ways. */
function marked(part: string) {
  const word = part.slice(1, -1);
  if (part.startsWith('[')) return <u key={part}>{word}</u>;
  return part.startsWith('(') ? <em key={part}>{word}</em> : part;
}
