import { type SyntheticEvent, useId } from 'react';

interface AccordionItem {
  readonly question: string;
  readonly answer: string;
}

/**
 * Questions as native `<details>`, one open at a time, initially the first (specification, section
 * 4; behavior A1). The browser opens and closes the items, even before hydration: React never
 * writes `open` again, because its value does not change.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const name = useId();
  return (
    <div className="accordion">
      {items.map(({ question, answer }, index) => (
        // A visitor may have opened another item before hydration. The mismatch is expected.
        <details
          key={question}
          name={name}
          open={index === 0}
          suppressHydrationWarning
          onToggle={onToggle}
        >
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

function onToggle({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  // For browsers that ignore the name of `<details>`, such as Firefox below 130.
  for (const other of opened.parentElement?.children ?? [])
    if (other !== opened) (other as HTMLDetailsElement).open = false;
  // An answer that closed above it may have moved the question out of view.
  opened.firstElementChild?.scrollIntoView({ block: 'nearest' });
}
