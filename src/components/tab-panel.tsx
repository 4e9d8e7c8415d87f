import type { ReactNode } from 'react';

export interface TabItem {
  readonly label: string;
  readonly panel: ReactNode;
}

interface TabPanelProps {
  /** The id of the tabs, with which the ids of this panel and its tab begin. */
  readonly id: string;
  readonly index: number;
  readonly item: TabItem;
  /** The index of the selected tab; null before hydration. */
  readonly selected: number | null;
  readonly onFound: () => void;
}

/** One panel of `Tabs`. Its label is shown in print and without script (behavior T2). */
export function TabPanel({ id, index, item, selected, onFound }: TabPanelProps) {
  const hydrated = selected !== null;
  const hidden = hydrated && selected !== index;
  const tabPanel = {
    role: 'tabpanel',
    id: `${id}-panel-${index}`,
    'aria-labelledby': `${id}-tab-${index}`,
    tabIndex: hidden ? undefined : 0,
    hidden,
    // `hidden="until-found"` hides what is in the panel, but not the panel itself.
    'aria-hidden': hidden || undefined,
  };
  return (
    <div
      ref={hidden ? untilFound(onFound) : undefined}
      className="tab-panel"
      {...(hydrated && tabPanel)}
    >
      <p className="tab-panel-label">{item.label}</p>
      {item.panel}
    </div>
  );
}

/**
 * Lets find-in-page open a hidden panel. React 19 renders `hidden="until-found"` as plain `hidden`,
 * so this sets it.
 */
const untilFound = (onFound: () => void) => (panel: HTMLDivElement) => {
  panel.setAttribute('hidden', 'until-found');
  panel.addEventListener('beforematch', onFound);
  return () => panel.removeEventListener('beforematch', onFound);
};
