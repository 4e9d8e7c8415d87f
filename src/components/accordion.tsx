import { useId, useLayoutEffect, useRef, useState } from 'react';

interface AccordionItem {
  readonly question: string;
  readonly answer: string;
}

/**
 * Questions as native `<details>`, one open at a time, initially the first (specification, section
 * 4; behavior A1). The browser opens and closes the items, even before hydration; the state follows
 * the `toggle` events.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number | null>(0);
  useLayoutEffect(() => {
    const opened = [...(root.current?.children ?? [])].findIndex(
      (item) => (item as HTMLDetailsElement).open,
    );
    setActive(opened < 0 ? null : opened);
  }, []);
  const onToggle = (index: number, open: boolean) =>
    setActive((current) => (open ? index : current === index ? null : current));
  return (
    <div ref={root} className="accordion">
      {items.map(({ question, answer }, index) => (
        // A visitor may have opened another item before hydration. The mismatch is expected: the
        // layout effect above reads the document.
        <details
          key={question}
          name={name}
          open={index === active}
          suppressHydrationWarning
          onToggle={(event) => onToggle(index, event.currentTarget.open)}
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
