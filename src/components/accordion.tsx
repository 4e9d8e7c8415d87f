import { useId, useLayoutEffect, useRef, useState } from 'react';

interface AccordionItem {
  readonly question: string;
  readonly answer: string;
}

/**
 * Questions as native `<details>`, one open at a time, the first at first (specification, section
 * 4; behavior A1). The browser answers a press by itself, before script too; the state follows its
 * `toggle` events.
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
        // An item that was opened before hydration differs from the prerendered one. That is
        // expected: the layout effect above reads the document.
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
