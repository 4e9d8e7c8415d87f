import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type AutoplayFacts,
  type AutoplayState,
  autoplayReducer,
  autoplayRuns,
  autoplayState,
  initialFacts,
  startedFacts,
} from '../../src/carousel/autoplay';

const names = [
  'stopped',
  'focused',
  'hovered',
  'pressed',
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

/** The state depends on stopped, focused and hovered alone. */
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

/** What a carousel's parts report, by the event that they report. */
const reports = {
  stop: { stopped: true },
  start: startedFacts,
  focus: { focused: true },
  blur: { focused: false },
  enter: { hovered: true },
  leave: { hovered: false },
  press: { pressed: true },
  release: { pressed: false },
  'scroll-away': { outOfView: true },
  'scroll-back': { outOfView: false },
  'reduce-motion': { reducedMotion: true },
  'allow-motion': { reducedMotion: false },
} as const satisfies Record<string, Partial<AutoplayFacts>>;

type EventName = keyof typeof reports;

const events = Object.keys(reports) as EventName[];

const reduce = (facts: AutoplayFacts, event: EventName) => autoplayReducer(facts, reports[event]);

const after = (...sent: readonly EventName[]) => sent.reduce(reduce, initialFacts);

/** What pauses the timer of a playing carousel, and what lets it run again. */
const pauses: readonly (readonly [begin: EventName, end: EventName, during: AutoplayState])[] = [
  ['stop', 'start', 'paused'],
  ['focus', 'blur', 'focused'],
  ['enter', 'leave', 'hovered'],
  ['press', 'release', 'playing'],
  ['scroll-away', 'scroll-back', 'playing'],
  ['reduce-motion', 'start', 'paused'],
];

describe('C2, C3 events', () => {
  for (const [begin, end, during] of pauses) {
    test(`C3 the timer of a playing carousel pauses at ${begin} and runs again at ${end}`, () => {
      const paused = after(begin);
      assert.deepEqual([autoplayState(paused), autoplayRuns(paused)], [during, false]);
      const ended = reduce(paused, end);
      assert.deepEqual([autoplayState(ended), autoplayRuns(ended)], ['playing', true]);
    });

    test(`C3 the timer stays paused if ${begin} lasts while another pause begins and ends`, () => {
      for (const [other, otherEnd] of pauses) {
        // Start ends whatever makes the state another one than playing (C5).
        if (other === begin || otherEnd === 'start') continue;
        const facts = after(begin, other, otherEnd);
        assert.deepEqual([autoplayState(facts), autoplayRuns(facts)], [during, false], other);
      }
    });
  }

  test('C2 a stopped carousel stays paused at each event except start', () => {
    for (const event of events.filter((one) => one !== 'start'))
      for (const facts of combinations.filter(({ stopped }) => stopped))
        assert.equal(autoplayState(reduce(facts, event)), 'paused', event);
  });

  test('C2 a repeated event returns the same object, so that React skips the render', () => {
    for (const event of events)
      for (const facts of combinations) {
        const once = reduce(facts, event);
        assert.equal(reduce(once, event), once, `${event} with ${describeFacts(facts)}`);
      }
  });

  test('C5 the event start plays at once, wherever focus and mouse are', () => {
    for (const facts of combinations)
      assert.equal(autoplayState(reduce(facts, 'start')), 'playing', describeFacts(facts));
  });

  test('C6 reduced motion pauses once: reported again, it does not undo Start', () => {
    assert.equal(autoplayState(after('reduce-motion')), 'paused');
    const started = after('reduce-motion', 'start');
    assert.equal(reduce(started, 'reduce-motion'), started);
  });

  test('C6 reduced motion that is switched off and on pauses again', () => {
    const facts = after('reduce-motion', 'start', 'allow-motion', 'reduce-motion');
    assert.equal(autoplayState(facts), 'paused');
  });
});

describe('C2 the state', () => {
  test('C2 paused wins over focused, focused over hovered, hovered over playing', () => {
    for (const facts of combinations) {
      const { stopped, focused, hovered } = facts;
      const word = words[describeFacts({ ...initialFacts, stopped, focused, hovered })];
      assert.equal(autoplayState(facts), word, describeFacts(facts));
    }
  });

  test('C2 focus inside outlasts the mouse, and the mouse outlasts the focus', () => {
    assert.equal(autoplayState(after('enter', 'focus', 'leave')), 'focused');
    assert.equal(autoplayState(after('enter', 'focus', 'blur')), 'hovered');
  });
});

describe('C3 the timer', () => {
  test('C1 a carousel plays initially', () => {
    assert.deepEqual([autoplayState(initialFacts), autoplayRuns(initialFacts)], ['playing', true]);
  });

  test('C3 the timer runs only if nothing pauses it; reduced motion alone does not', () => {
    const running = combinations.filter(autoplayRuns).map(describeFacts);
    assert.deepEqual(running, ['nothing', 'reducedMotion']);
  });
});
