import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type AutoplayEvent,
  type AutoplayFacts,
  type AutoplayState,
  autoplayReducer,
  autoplayRuns,
  autoplayState,
  initialFacts,
} from '../src/carousel/autoplay';

const names = [
  'stopped',
  'focused',
  'hovered',
  'dragging',
  'outOfView',
  'reducedMotion',
] as const satisfies readonly (keyof AutoplayFacts)[];

/** All 64 combinations of facts, frozen, so that a change in place throws. */
const combinations: readonly AutoplayFacts[] = Array.from(
  { length: 2 ** names.length },
  (_, bits) => {
    const facts = { ...initialFacts };
    names.forEach((name, bit) => Object.assign(facts, { [name]: (bits >> bit) % 2 === 1 }));
    return Object.freeze(facts);
  },
);

const describeFacts = (facts: AutoplayFacts) =>
  names.filter((name) => facts[name]).join(' and ') || 'nothing';

const outcomes: Record<AutoplayEvent, Partial<AutoplayFacts>> = {
  stop: { stopped: true },
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
};

/** The word depends on stopped, focused and hovered alone. */
const words: Record<string, AutoplayState> = {
  nothing: 'playing',
  hovered: 'hovered',
  focused: 'focused',
  'focused and hovered': 'focused',
  stopped: 'paused',
  'stopped and hovered': 'paused',
  'stopped and focused': 'paused',
  'stopped and focused and hovered': 'paused',
};

describe('C2 events', () => {
  for (const [event, outcome] of Object.entries(outcomes) as [
    AutoplayEvent,
    Partial<AutoplayFacts>,
  ][]) {
    test(`C2 the event ${event} sets its own facts and no others, in all 64 cases`, () => {
      for (const facts of combinations) {
        // Reported again, reduced motion changes nothing: see C6 below.
        if (event === 'reduce-motion' && facts.reducedMotion) continue;
        assert.deepEqual(
          autoplayReducer(facts, event),
          { ...facts, ...outcome },
          describeFacts(facts),
        );
      }
    });

    test(`C2 the event ${event} returns the same object if it changes no fact`, () => {
      for (const facts of combinations) {
        const once = autoplayReducer(facts, event);
        assert.equal(autoplayReducer(once, event), once, describeFacts(facts));
        const changes = names.some((name) => once[name] !== facts[name]);
        assert.equal(once === facts, !changes, describeFacts(facts));
      }
    });
  }

  test('C5 the event start plays at once, wherever focus and mouse are', () => {
    for (const facts of combinations)
      assert.equal(autoplayState(autoplayReducer(facts, 'start')), 'playing', describeFacts(facts));
  });

  test('C6 reduced motion pauses once: reported again, it does not undo Start', () => {
    const paused = autoplayReducer(initialFacts, 'reduce-motion');
    assert.equal(autoplayState(paused), 'paused');
    const started = autoplayReducer(paused, 'start');
    assert.equal(autoplayReducer(started, 'reduce-motion'), started);
  });

  test('C6 reduced motion that is switched off and on pauses again', () => {
    const events = ['reduce-motion', 'start', 'allow-motion', 'reduce-motion'] as const;
    assert.equal(autoplayState(events.reduce(autoplayReducer, initialFacts)), 'paused');
  });
});

describe('C2 the state', () => {
  for (const facts of combinations) {
    const { stopped, focused, hovered } = facts;
    const word = words[describeFacts({ ...initialFacts, stopped, focused, hovered })];
    test(`C2 the state with ${describeFacts(facts)} is ${word}`, () =>
      assert.equal(autoplayState(facts), word));
  }

  test('C2 focus inside outlasts the mouse, and the mouse outlasts the focus', () => {
    const inside = autoplayReducer(autoplayReducer(initialFacts, 'enter'), 'focus');
    assert.equal(autoplayState(autoplayReducer(inside, 'leave')), 'focused');
    assert.equal(autoplayState(autoplayReducer(inside, 'blur')), 'hovered');
  });
});

describe('C3 the timer', () => {
  const holding = names.filter((name) => name !== 'reducedMotion');

  for (const facts of combinations) {
    const runs = holding.every((name) => !facts[name]);
    test(`C3 the timer ${runs ? 'runs' : 'is held'} with ${describeFacts(facts)}`, () =>
      assert.equal(autoplayRuns(facts), runs));
  }

  test('C1 a carousel plays initially', () => {
    assert.deepEqual(combinations[0], initialFacts);
  });
});
