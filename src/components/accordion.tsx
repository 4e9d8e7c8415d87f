import { type MouseEvent, useId } from 'react';

interface AccordionItem {
  readonly question: string;
  readonly answer: string;
}

/**
 * Questions as native `<details>`, one open at a time, initially the first (behavior A1). The
 * browser opens and closes the items, even before hydration: React never writes `open` again,
 * because its value does not change.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const name = useId();
  return (
    <div className="accordion">
      {items.map(({ question, answer }, index) => (
        // A visitor may have opened another item before hydration. The mismatch is expected.
        <details key={question} name={name} open={index === 0} suppressHydrationWarning>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
          <summary onClick={onPress}>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

function onPress({ currentTarget: question }: MouseEvent<HTMLElement>): void {
  const pressed = question.parentElement;
  // For browsers that ignore the name of `<details>`, such as Firefox below 130.
  for (const other of pressed?.parentElement?.children ?? [])
    if (other !== pressed && other instanceof HTMLDetailsElement) other.open = false;
  // An answer that closes above it may move the question out of view. The browser opens and closes
  // answers after this event.
  setTimeout(() => question.scrollIntoView({ block: 'nearest' }));
}
