import './setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import { services } from '#words/services';
import { ServiceCarousel } from '../src/pages/home/service-carousel';
import { Services } from '../src/pages/services/services';

const textsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('.card-body > p')].map((paragraph) => paragraph.textContent ?? '');

test('the home page shows the first sentence of each service, and the services page all of it', () => {
  const whole = textsIn(render(<Services />).container);
  assert.deepEqual(
    whole,
    services.map(({ text }) => text),
  );
  const first = textsIn(render(<ServiceCarousel />).container);
  assert.equal(first.length, whole.length);
  first.forEach((sentence, index) => {
    assert.match(sentence, /^[^.]+\.$/);
    assert.ok(whole[index]?.startsWith(`${sentence} `), sentence);
  });
});
