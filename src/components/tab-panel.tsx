import type { ReactNode } from 'react';

interface TabPanelProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly label: string;
  readonly hydrated: boolean;
  readonly selected: boolean;
  readonly onFound: () => void;
  readonly children: ReactNode;
}

/** One panel of `Tabs`. Its label is shown in print and without script (behavior T2). */
export function TabPanel({
  id,
  labelledBy,
  label,
  hydrated,
  selected,
  onFound,
  children,
}: TabPanelProps) {
  const hidden = hydrated && !selected;
  const tabPanel = {
    role: 'tabpanel',
    id,
    'aria-labelledby': labelledBy,
    tabIndex: selected ? 0 : undefined,
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
      <p className="tab-panel-label">{label}</p>
      {children}
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
