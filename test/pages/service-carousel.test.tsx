import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import { services } from '../../src/content-model/lists-with-words';
import { ServiceCarousel } from '../../src/pages/home/service-carousel';
import { Services } from '../../src/pages/services/services';

const textsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('.card-body > p')].map((paragraph) => paragraph.textContent ?? '');

test('the home page shows the summary of each service, the services page the whole text', () => {
  const whole = textsIn(render(<Services />).container);
  assert.deepEqual(
    whole,
    services.map(({ text }) => text),
  );
  assert.deepEqual(
    textsIn(render(<ServiceCarousel />).container),
    services.map(({ summary }) => summary),
  );
});
