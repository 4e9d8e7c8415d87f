/** The value of `data-autoplay` (behavior C2). */
export type AutoplayState = 'playing' | 'hovered' | 'focused' | 'paused';

/** Independent facts, from which the state and the timer are derived. */
export const initialFacts = {
  stopped: false,
  focused: false,
  hovered: false,
  pressed: false,
  outOfView: false,
  reducedMotion: false,
};

export type AutoplayFacts = Readonly<typeof initialFacts>;

/** Starting plays at once, even though focus and mouse are on the pressed button (behavior C5). */
export const startedFacts = { stopped: false, focused: false, hovered: false } as const;

/**
 * The facts after some of them were reported. If none has changed, it is the same object, so that
 * React does not render the parts of the carousel again.
 */
export function autoplayReducer(
  facts: AutoplayFacts,
  reported: Partial<AutoplayFacts>,
): AutoplayFacts {
  // Reduced motion stops the carousel once; reported again, it must not undo the visitor's Start
  // (behavior C6).
  const stops = reported.reducedMotion && !facts.reducedMotion;
  const next = { ...facts, ...reported, ...(stops && { stopped: true }) };
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
 * Whether the timer may run: playing, in view and not pressed. A hidden document also pauses it
 * (behavior C3).
 */
export function autoplayRuns(facts: AutoplayFacts): boolean {
  return autoplayState(facts) === 'playing' && !facts.pressed && !facts.outOfView;
}
