/** The value of `data-autoplay` (behavior C2). */
export type AutoplayState = 'playing' | 'hovered' | 'focused' | 'paused';

/** Independent facts, from which the state and the timer are derived. */
export interface AutoplayFacts {
  readonly stopped: boolean;
  readonly focused: boolean;
  readonly hovered: boolean;
  readonly dragging: boolean;
  readonly outOfView: boolean;
  readonly reducedMotion: boolean;
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
  | 'scroll-back'
  | 'reduce-motion'
  | 'allow-motion';

export const initialFacts: AutoplayFacts = {
  stopped: false,
  focused: false,
  hovered: false,
  dragging: false,
  outOfView: false,
  reducedMotion: false,
};

const changes = {
  stop: { stopped: true },
  // Start plays at once, even though focus and mouse are on the pressed button (behavior C5).
  start: { stopped: false, focused: false, hovered: false },
  focus: { focused: true },
  blur: { focused: false },
  enter: { hovered: true },
  leave: { hovered: false },
  press: { dragging: true },
  release: { dragging: false },
  'scroll-away': { outOfView: true },
  'scroll-back': { outOfView: false },
  'reduce-motion': { reducedMotion: true, stopped: true },
  'allow-motion': { reducedMotion: false },
} as const satisfies Record<AutoplayEvent, Partial<AutoplayFacts>>;

/**
 * The facts after an event: the same object if the event changes none, so that React skips the
 * render.
 */
export function autoplayReducer(facts: AutoplayFacts, event: AutoplayEvent): AutoplayFacts {
  // Reduced motion stops the carousel once; reported again, it must not undo the visitor's Start
  // (behavior C6).
  if (event === 'reduce-motion' && facts.reducedMotion) return facts;
  const next = { ...facts, ...changes[event] };
  const names = Object.keys(next) as (keyof AutoplayFacts)[];
  return names.some((name) => next[name] !== facts[name]) ? next : facts;
}

/** paused > focused > hovered > playing (behavior C2). */
export function autoplayState({ stopped, focused, hovered }: AutoplayFacts): AutoplayState {
  if (stopped) return 'paused';
  if (focused) return 'focused';
  return hovered ? 'hovered' : 'playing';
}

/**
 * Whether the timer may run: playing, in view and not dragged. A hidden document also pauses it
 * (behavior C3).
 */
export function autoplayRuns(facts: AutoplayFacts): boolean {
  return autoplayState(facts) === 'playing' && !facts.dragging && !facts.outOfView;
}
