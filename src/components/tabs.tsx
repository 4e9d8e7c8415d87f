import { Fragment, type KeyboardEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { keySteps } from '../lib/key-steps';
import { type TabItem, TabPanel } from './tab-panel';
import { useSelected } from './use-selected';

interface TabsProps {
  readonly label: string;
  readonly className?: string;
  readonly items: readonly TabItem[];
}

/**
 * Tabs that follow the ARIA Authoring Practices; selection follows focus (behavior T1 to T4).
 *
 * Before hydration each panel is preceded by a radio button and its label, and the style sheet
 * shows the next panel after the checked button. So no press is lost, any number of tabs works, and
 * old browsers support the selector. Hydration replaces the radio buttons
 * with a tab list that looks the same, and keeps the panels.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ label, className = '', items }: TabsProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useSelected(root);
  const hydrated = selected !== null;
  const rootProps = hydrated ? { 'data-ready': '' } : { role: 'radiogroup', 'aria-label': label };
  return (
    <div ref={root} className={`tabs ${className}`} {...rootProps}>
      {hydrated && <TabList {...{ id, label, items, selected }} onSelect={setSelected} />}
      {items.map((item, index) => (
        <Fragment key={item.label}>
          {!hydrated && <Choice name={id} index={index} label={item.label} />}
          <TabPanel
            {...{ id, index, item, selected }}
            onFound={() => flushSync(() => setSelected(index))}
          />
        </Fragment>
      ))}
    </div>
  );
}

function Choice({ name, index, label }: { name: string; index: number; label: string }) {
  const id = `${name}-choice-${index}`;
  return (
    <>
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        id={id}
        defaultChecked={index === 0}
      />
      <label className="tab" htmlFor={id}>
        {label}
      </label>
    </>
  );
}

interface TabListProps extends Pick<TabsProps, 'label' | 'items'> {
  readonly id: string;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

function TabList({ id, label, items, selected, onSelect }: TabListProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = keySteps(event);
    if (steps === null) return;
    const { length } = items;
    const end = steps < 0 ? 0 : length - 1;
    const next = Number.isFinite(steps) ? (selected + steps + length) % length : end;
    event.preventDefault();
    onSelect(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div className="tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item, index) => (
        <button
          key={item.label}
          type="button"
          className="tab"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-selected={index === selected}
          aria-controls={`${id}-panel-${index}`}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
