import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  autoplayReducer,
  autoplayRuns,
  autoplayState,
  initialFacts,
  type AutoplayEvent,
  type AutoplayFacts,
  type AutoplayState,
} from '../src/carousel/autoplay';

const names = [
  'stopped',
  'focused',
  'hovered',
  'dragging',
  'outOfView',
] as const satisfies readonly (keyof AutoplayFacts)[];

/** All 64 combinations; each one frozen, so that a change in place throws. */
const combinations: readonly AutoplayFacts[] = Array.from(
  { length: 2 ** names.length },
  (_, bits) => {
    const facts = { ...initialFacts };
    names.forEach((name, bit) => Object.assign(facts, { [name]: (bits >> bit) % 2 === 1 }));
    return Object.freeze(facts);
  },
);

const saying = (facts: AutoplayFacts) =>
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
};

/** The word follows from stopped, focused and hovered alone. */
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
    test(`C2 ${event} sets what it says and nothing else, in all 64 cases`, () => {
      for (const facts of combinations) {
        assert.deepEqual(autoplayReducer(facts, event), { ...facts, ...outcome }, saying(facts));
      }
    });

    test(`C2 ${event} a second time gives back the same facts, so that nothing is rendered`, () => {
      for (const facts of combinations) {
        const once = autoplayReducer(facts, event);
        assert.equal(autoplayReducer(once, event), once, saying(facts));
        const changes = names.some((name) => once[name] !== facts[name]);
        assert.equal(once === facts, !changes, saying(facts));
      }
    });
  }

  test('C5 start plays at once wherever focus and mouse are', () => {
    for (const facts of combinations)
      assert.equal(autoplayState(autoplayReducer(facts, 'start')), 'playing', saying(facts));
  });
});

describe('C2 the word', () => {
  for (const facts of combinations) {
    const { stopped, focused, hovered } = facts;
    const word = words[saying({ ...initialFacts, stopped, focused, hovered })];
    test(`C2 ${saying(facts)}: ${word}`, () => assert.equal(autoplayState(facts), word));
  }

  test('C2 leaving with the mouse while focus is inside stays focused; blur while the mouse is over becomes hovered', () => {
    const inside = autoplayReducer(autoplayReducer(initialFacts, 'enter'), 'focus');
    assert.equal(autoplayState(autoplayReducer(inside, 'leave')), 'focused');
    assert.equal(autoplayState(autoplayReducer(inside, 'blur')), 'hovered');
  });
});

describe('C3 the timer', () => {
  test('C1 to begin with it plays and runs', () => {
    assert.deepEqual(combinations[0], initialFacts);
    assert.equal(autoplayRuns(initialFacts), true);
  });

  for (const facts of combinations.slice(1)) {
    test(`C3 ${saying(facts)} holds it`, () => assert.equal(autoplayRuns(facts), false));
  }
});
