import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

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
  const panel = useRef<HTMLDivElement>(null);
  const hidden = hydrated && !selected;
  useFindInPage(panel, hidden, onFound);
  const tabPanel = {
    role: 'tabpanel',
    id,
    'aria-labelledby': labelledBy,
    tabIndex: selected ? 0 : undefined,
    hidden,
  };
  return (
    <div ref={panel} className="tab-panel" {...(hydrated && tabPanel)}>
      <p className="tab-panel-label">{label}</p>
      {children}
    </div>
  );
}

/**
 * Lets find-in-page open the panel. React 19 renders `hidden="until-found"` as plain `hidden`, so
 * this sets it.
 */
function useFindInPage(
  panel: RefObject<HTMLDivElement | null>,
  hidden: boolean,
  onFound: () => void,
): void {
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!hidden || !element) return;
    const onBeforeMatch = () => found();
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onBeforeMatch);
    return () => element.removeEventListener('beforematch', onBeforeMatch);
  }, [hidden, panel]);
}
