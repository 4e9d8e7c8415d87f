import { Fragment, type KeyboardEvent, type MouseEvent } from 'react';
import { specimen } from '../../content-model/facts';
import { alignmentWords, edition } from '../../content-model/words';

type Line = (typeof specimen)[number];

const source = specimen.find(({ lang }) => lang === edition.tag) ?? (specimen[0] as Line);
const targets = specimen.filter((line) => line !== source);

/**
 * A sentence, its translation, and an arch from each marked word to its counterpart. The style
 * sheet shows the translation of the checked button.
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
              <Pairs to={line} />
              <Sentence line={line} />
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

/** The marked words of the source, each with its counterpart: a picture of the sentences. */
function Pairs({ to }: { readonly to: Line }) {
  return (
    <div className="pairs" aria-hidden="true">
      {partsOf(source).map(
        ({ Mark, text }) =>
          Mark && (
            <Mark key={text}>
              <Word line={source} mark={Mark} /> <Word line={to} mark={Mark} />
            </Mark>
          ),
      )}
    </div>
  );
}

function Word({ line, mark }: { readonly line: Line; readonly mark: Part['Mark'] }) {
  const text = partsOf(line).find(({ Mark }) => Mark === mark)?.text ?? '';
  return (
    <b lang={line.lang} data-short={text.length < 4 || undefined}>
      {text}
    </b>
  );
}

/** The paragraph is aligned as the page is, whatever the direction of its language. */
function Sentence({ line }: { readonly line: Line }) {
  return (
    <p lang={line.lang}>
      <span dir={line.dir ?? 'ltr'}>
        {partsOf(line).map(({ Mark, text }) => (Mark ? <Mark key={text}>{text}</Mark> : text))}
      </span>
    </p>
  );
}

interface Part {
  readonly text: string;
  readonly Mark?: 'u' | 'em' | undefined;
}

/** The parts of a sentence; a part in [ ] or ( ) is marked in one of two ways. */
function partsOf({ text }: Line): Part[] {
  const marks: Record<string, Part['Mark']> = { '[': 'u', '(': 'em' };
  return text.split(/(\[.+?]|\(.+?\))/).map((part) => {
    const Mark = marks[part.charAt(0)];
    return { Mark, text: Mark ? part.slice(1, -1) : part };
  });
}
