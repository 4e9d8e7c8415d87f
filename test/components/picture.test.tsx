import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import { Activity } from 'react';
import { PageHead } from '../../src/components/page-head';
import { Picture } from '../../src/components/picture';
import { find } from '../helpers/element';

const data = { src: 'images/a.svg', alt: 'A bridge', width: 320, height: 240 };
const picture = <Picture picture={data} className="rounded" />;

/** Puts the picture into a state, and records the addresses that it requests from now on. */
function requests(complete: boolean, naturalWidth: number): string[] {
  const requested: string[] = [];
  for (const [name, value] of Object.entries({ complete, naturalWidth }))
    Object.defineProperty(find('img'), name, { value });
  const set = (src: string) => requested.push(src);
  Object.defineProperty(find('img'), 'src', { get: () => data.src, set });
  return requested;
}

function report(...events: string[]): void {
  for (const event of events) window.dispatchEvent(new Event(event));
}

/** WebKit requests the same address again only after another one. */
const again = ['', data.src];

test('a picture reserves its place, and is lazy', () => {
  render(picture);
  assert.equal(
    find('img').outerHTML.replace(/ src="[^"]+"/, ''),
    '<img alt="A bridge" width="320" height="240" loading="lazy" class="rounded">',
  );
});

test('R13 a picture that failed is requested again with the network, and on return', () => {
  render(picture);
  const requested = requests(true, 0);
  assert.deepEqual(requested, []);
  report('online', 'pageshow');
  assert.deepEqual(requested, [...again, ...again]);
});

test('R11, R13 a picture that failed is requested again when its page becomes active', () => {
  const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{picture}</Activity>;
  const { rerender } = render(page('visible'));
  const requested = requests(true, 0);
  rerender(page('hidden'));
  report('online');
  assert.deepEqual(requested, [], 'requested by a hidden page');
  rerender(page('visible'));
  assert.deepEqual(requested, again);
});

for (const [what, complete, width] of [
  ['has loaded', true, 320],
  ['is loading', false, 0],
] as const)
  test(`R13 a picture that ${what} is not requested again`, () => {
    render(picture);
    const requested = requests(complete, width);
    report('online', 'pageshow');
    assert.deepEqual(requested, []);
  });

test('the head of a page has a picture only if it is given', () => {
  const words = { h1: 'Services', lead: 'What we do.' };
  const head = (given: Partial<Parameters<typeof PageHead>[0]>) => {
    const { container } = render(<PageHead words={words} ground="sand" {...given} />);
    return [...container.querySelectorAll('p, h1, img')].map((one) => one.outerHTML);
  };
  const [heading, lead] = ['<h1 tabindex="-1">Services</h1>', '<p class="lead">What we do.</p>'];
  assert.deepEqual(head({}), [heading, lead]);
  assert.equal(head({ picture: data }).length, 3);
});
