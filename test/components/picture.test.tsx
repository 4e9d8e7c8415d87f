import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { Picture } from '../../src/components/picture';

const states = {
  failed: { complete: true, naturalWidth: 0 },
  loaded: { complete: true, naturalWidth: 320 },
  loading: { complete: false, naturalWidth: 0 },
} as const;

function picture() {
  const data = { src: 'images/a.svg', alt: 'A bridge', width: 320, height: 240 };
  return <Picture picture={data} className="rounded" />;
}

function image() {
  return screen.getByRole('img', { name: 'A bridge' });
}

/** Puts the picture into a state, and records the addresses that it requests from now on. */
function requests(state: keyof typeof states): string[] {
  const requested: string[] = [];
  Object.entries(states[state]).forEach(([name, value]) => {
    Object.defineProperty(image(), name, { value, configurable: true });
  });
  Object.defineProperty(image(), 'src', {
    get: () => 'images/a.svg',
    set: (src: string) => requested.push(src),
  });
  return requested;
}

/** WebKit requests the same address again only after another one. */
const again = ['', 'images/a.svg'];

describe('R13 a picture', () => {
  for (const event of ['online', 'pageshow']) {
    test(`R13 a picture that failed to load is requested again at each event "${event}"`, () => {
      render(picture());
      const requested = requests('failed');
      assert.deepEqual(requested, []);
      window.dispatchEvent(new Event(event));
      window.dispatchEvent(new Event(event));
      assert.deepEqual(requested, [...again, ...again]);
    });
  }

  test('R11, R13 a picture that failed is requested again when its page becomes active', () => {
    const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{picture()}</Activity>;
    const { rerender } = render(page('visible'));
    const requested = requests('failed');
    rerender(page('hidden'));
    window.dispatchEvent(new Event('online'));
    assert.deepEqual(requested, [], 'requested by a hidden page');
    rerender(page('visible'));
    assert.deepEqual(requested, again);
  });

  for (const state of ['loaded', 'loading'] as const) {
    test(`R13 a picture that is ${state} is not requested again`, () => {
      render(picture());
      const requested = requests(state);
      for (const event of ['online', 'pageshow']) window.dispatchEvent(new Event(event));
      assert.deepEqual(requested, []);
    });
  }
});

test('a picture reserves its place, and is lazy', () => {
  render(picture());
  const attributes = ['width', 'height', 'loading', 'class'].map((name) =>
    image().getAttribute(name),
  );
  assert.deepEqual(attributes, ['320', '240', 'lazy', 'rounded']);
});
