import './setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel } from '../src/carousel/carousel';
import { carouselLabels } from '#words/interface';
import { resize, showCarousel } from './carousel-helper';
import { holdClock } from './clock-helper';
import { showWide } from './drag-helper';
import { focus, sendPointer } from './pointer-helper';
import { linkTo, openSite, type } from './router-helper';

describe('defects that were mended', () => {
  for (const [hash, name] of [
    ['', 'Home'],
    ['#', 'Home'],
    ['#/services?utm=1', 'Our Services'],
  ] as const) {
    test(`R6 opened at "${hash}", the link to ${name} adds no history entry`, async () => {
      await openSite(hash);
      const before = window.history.length;
      await act(async () => {
        fireEvent.click(linkTo(name));
        await new Promise((resolve) => setImmediate(resolve));
      });
      assert.equal(window.history.length, before);
    });
  }

  test('R9 the phone menu closes when a link in it leads to the page one is on', async (t) => {
    await openSite('#/services');
    const clock = holdClock(t);
    const hidePopover = t.mock.fn();
    Object.assign(document.getElementById('menu') ?? {}, { hidePopover });
    fireEvent.click(linkTo('Our Services'));
    clock.tick(100);
    assert.equal(hidePopover.mock.callCount(), 1);
  });

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

  test('R7 from one unknown address to another is announced too', async (t) => {
    await openSite('#/services');
    const clock = holdClock(t);
    await type('/nope');
    clock.tick(100);
    const changes = t.mock.fn();
    const observer = new MutationObserver(changes);
    observer.observe(screen.getByRole('status'), {
      childList: true,
      characterData: true,
      subtree: true,
    });
    t.after(() => observer.disconnect());
    await type('/other');
    clock.tick(100);
    await new Promise((resolve) => setImmediate(resolve));
    assert.ok(changes.mock.callCount() > 0);
  });
});
