import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';

interface TabPanelProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly label: string;
  readonly ready: boolean;
  readonly selected: boolean;
  readonly onFound: () => void;
  readonly children: ReactNode;
}

/** One panel of `Tabs`. The label stands in it for print and for visitors without script (behaviour T2). */
export function TabPanel({
  id,
  labelledBy,
  label,
  ready,
  selected,
  onFound,
  children,
}: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const hidden = ready && !selected;
  useFindInPage(panel, hidden, onFound);
  const tabPanel = {
    role: 'tabpanel',
    id,
    'aria-labelledby': labelledBy,
    tabIndex: selected ? 0 : undefined,
    hidden,
  };
  return (
    <div ref={panel} className="tab-panel" {...(ready && tabPanel)}>
      <p className="tab-panel-label">{label}</p>
      {children}
    </div>
  );
}

/** Lets find-in-page open the panel. React 19 renders `until-found` as a plain `hidden`, so it is set by hand. */
function useFindInPage(
  panel: RefObject<HTMLDivElement | null>,
  hidden: boolean,
  onFound: () => void,
): void {
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    if (hidden) panel.current?.setAttribute('hidden', 'until-found');
  }, [hidden, panel]);
  useEffect(() => {
    const element = panel.current;
    const onBeforeMatch = () => found();
    element?.addEventListener('beforematch', onBeforeMatch);
    return () => element?.removeEventListener('beforematch', onBeforeMatch);
  }, [panel]);
}
