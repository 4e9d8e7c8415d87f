/** The one word that is shown as `data-autoplay` (behaviour C2). */
export type AutoplayState = 'playing' | 'hovered' | 'focused' | 'paused';

/** Independent facts; the word and the timer follow from them. */
export interface AutoplayFacts {
  readonly stopped: boolean;
  readonly focused: boolean;
  readonly hovered: boolean;
  readonly dragging: boolean;
  readonly outOfView: boolean;
}

export type AutoplayEvent =
  | 'stop'
  | 'start'
  | 'focus'
  | 'blur'
  | 'enter'
  | 'leave'
  | 'press'
  | 'release'
  | 'scroll-away'
  | 'scroll-back';

export const initialFacts: AutoplayFacts = {
  stopped: false,
  focused: false,
  hovered: false,
  dragging: false,
  outOfView: false,
};

const changes = {
  stop: { stopped: true },
  // Start plays at once, though pressing it leaves focus and mouse on the button (behaviour C5).
  start: { stopped: false, focused: false, hovered: false },
  focus: { focused: true },
  blur: { focused: false },
  enter: { hovered: true },
  leave: { hovered: false },
  press: { dragging: true },
  release: { dragging: false },
  'scroll-away': { outOfView: true },
  'scroll-back': { outOfView: false },
} as const satisfies Record<AutoplayEvent, Partial<AutoplayFacts>>;

/** The facts after an event. The same facts come back where the event changes none, so that React skips the render. */
export function autoplayReducer(facts: AutoplayFacts, event: AutoplayEvent): AutoplayFacts {
  const next = { ...facts, ...changes[event] };
  const changed = (Object.keys(next) as (keyof AutoplayFacts)[]).some(
    (fact) => next[fact] !== facts[fact],
  );
  return changed ? next : facts;
}

/** paused > focused > hovered > playing (behaviour C2). */
export function autoplayState({ stopped, focused, hovered }: AutoplayFacts): AutoplayState {
  if (stopped) return 'paused';
  if (focused) return 'focused';
  return hovered ? 'hovered' : 'playing';
}

/** Whether the timer may run: playing, and nothing else holds it but perhaps a hidden page (behaviour C3). */
export function autoplayRuns(facts: AutoplayFacts): boolean {
  return autoplayState(facts) === 'playing' && !facts.dragging && !facts.outOfView;
}
