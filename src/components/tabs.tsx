import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TabPanel } from './tab-panel';
import { useChosenBeforeScript } from './use-chosen-before-script';

export interface TabItem {
  readonly label: string;
  readonly panel: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly className?: string;
  readonly items: readonly TabItem[];
}

/**
 * Tabs after the ARIA practice, the selection following the focus (behaviour T1).
 * Until script runs the labels are radio buttons, which the style sheet answers by itself: no press is lost, and the
 * tab chosen by then stays chosen. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ label, className = '', items }: TabsProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const ready = useChosenBeforeScript(root, setSelected);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = ready ? tabAfter(event, selected, items.length) : null;
    if (next === null) return;
    event.preventDefault();
    setSelected(next);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <div ref={root} className={`tabs ${className}`} data-ready={ready ? '' : undefined}>
      <div
        className="tab-list"
        role={ready ? 'tablist' : 'radiogroup'}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) =>
          ready ? (
            <button
              key={item.label}
              type="button"
              className="tab"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-selected={index === selected}
              aria-controls={`${id}-panel-${index}`}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => setSelected(index)}
            >
              {item.label}
            </button>
          ) : (
            <label key={item.label} className="tab">
              <input
                type="radio"
                className="visually-hidden"
                name={id}
                defaultChecked={index === 0}
              />
              {item.label}
            </label>
          ),
        )}
      </div>
      {items.map((item, index) => (
        <TabPanel
          key={item.label}
          id={`${id}-panel-${index}`}
          labelledBy={`${id}-tab-${index}`}
          label={item.label}
          ready={ready}
          selected={index === selected}
          onFound={() => setSelected(index)}
        >
          {item.panel}
        </TabPanel>
      ))}
    </div>
  );
}

/** The tab that a key asks for, wrapping at both ends; null for a key that is none of the tabs'. */
function tabAfter(
  { key, currentTarget }: KeyboardEvent,
  index: number,
  count: number,
): number | null {
  const ahead = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return (index + (key === ahead ? 1 : -1) + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
