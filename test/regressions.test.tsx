import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { carouselLabels } from '#words/interface';
import { Carousel } from '../src/carousel/carousel';
import { resize, showCarousel } from './carousel-helper';
import { holdClock } from './clock-helper';
import { showWide } from './drag-helper';
import { focus, sendPointer } from './pointer-helper';

describe('defects that were mended', () => {
  test('C2 a control that leaves with the focus, as arrows do at 768 px, does not hold the carousel for good', (t) => {
    const clock = holdClock(t);
    const { arrows, region, state } = showCarousel('banner');
    focus(arrows()[1] ?? region);
    resize({ width: 768 });
    clock.tick(50);
    assert.equal(
      document.activeElement === document.body ? state() : 'focus kept inside',
      'playing',
    );
  });

  test('C2 focus that was inside before script ran holds it', (t) => {
    holdClock(t);
    const slides = [1, 2, 3].map((number) => <a href="#elsewhere">Link {number}</a>);
    const site = (
      <Carousel name="banner" label="Test carousel" labels={carouselLabels} slides={slides} />
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(site);
    document.body.append(container);
    container.querySelector('a')?.focus();
    render(site, { container, hydrate: true });
    assert.equal(container.querySelector('section')?.dataset['autoplay'], 'focused');
  });

  test('C10 another finger that is cancelled does not end the drag', () => {
    const { down, move, dragging } = showWide();
    down();
    move(-50);
    sendPointer(window, 'pointercancel', { pointerId: 2, isPrimary: false });
    assert.equal(dragging(), true);
  });
});
