import type { TestContext } from 'node:test';
import { act, fireEvent, render } from '@testing-library/react';
import { Activity, type ReactNode, StrictMode } from 'react';
import { Carousel } from '../../src/carousel/carousel';
import { type CarouselName, carousels } from '../../src/carousel/settings';
import { type FixtureName, fixtures } from './carousel-fixtures';
import { setInView } from './view';

Object.assign(carousels, fixtures);

interface Options {
  readonly count?: number;
  readonly strict?: boolean;
  readonly dir?: 'ltr' | 'rtl';
  readonly slide?: (number: number) => ReactNode;
}

function slideWithLink(number: number) {
  return <a href="#elsewhere">To page {number}</a>;
}

/** A carousel of 6 slides with a link each. */
export function carouselOf(name: FixtureName, { count = 6, slide = slideWithLink }: Options = {}) {
  return (
    <Carousel
      name={name as string as CarouselName}
      label="Test carousel"
      slides={Array.from({ length: count }, (_, index) => slide(index + 1))}
    />
  );
}

/**
 * Renders a carousel after a button that can take pointer and focus. Elements are found by class,
 * because queries by role take longer than all else in these tests.
 */
export function showCarousel(name: FixtureName, options: Options = {}) {
  const { strict = false, dir = 'ltr' } = options;
  const site = (mode: 'visible' | 'hidden') => {
    const page = (
      // happy-dom has no default style for `dir`.
      <div dir={dir} style={{ direction: dir }}>
        <button type="button">Outside</button>
        <Activity mode={mode}>{carouselOf(name, options)}</Activity>
      </div>
    );
    return strict ? <StrictMode>{page}</StrictMode> : page;
  };
  const { container, unmount, rerender } = render(site('visible'));
  const transitions = fakeTransitions(part(container, '.carousel-track'));
  return {
    ...partsOf(container),
    name,
    unmount,
    outside: part(container, 'button'),
    transitions,
    /** Makes the page inactive: React keeps its state and DOM, and unmounts its effects. */
    leave: () => {
      transitions.run();
      rerender(site('hidden'));
    },
    comeBack: () => rerender(site('visible')),
  };
}

export type Shown = ReturnType<typeof showCarousel>;

function part(root: Element, css: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(css);
  if (!found) throw new Error(`There is no ${css}`);
  return found;
}

/** What a visitor finds in a carousel. Slides and dots are numbered from 1. */
export function partsOf(container: Element) {
  const region = part(container, '.carousel');
  const all = (css: string) => [...region.querySelectorAll<HTMLElement>(css)];
  const numbers = (css: string, isSo: (element: HTMLElement) => boolean) =>
    all(css).flatMap((element, index) => (isSo(element) ? [index + 1] : []));
  return {
    region,
    viewport: part(region, '.carousel-viewport'),
    track: part(region, '.carousel-track'),
    buttons: () => all('button'),
    arrows: () => all('.carousel-arrow'),
    next: () => part(region, '[data-to="next"]'),
    dots: () => all('.carousel-dot'),
    dot: (number: number) => part(region, `.carousel-dot:nth-child(${number})`),
    rotation: () => part(region, '.carousel-rotation'),
    slides: () => all('.carousel-slide'),
    link: (number: number) => part(region, `.carousel-slide:nth-child(${number}) > *`),
    /** The slides in view, in the order of the document. */
    shown: () => numbers('.carousel-slide', ({ inert }) => !inert),
    current: () => numbers('.carousel-dot', (dot) => dot.getAttribute('aria-current') === 'true'),
    changesSides: () => numbers('.carousel-slide', ({ dataset }) => 'changesSides' in dataset),
    state: () => region.dataset.autoplay,
    /** The cells that slides fill, from left to right in left-to-right text. */
    cells: (counts = (_slide: HTMLElement) => true) =>
      all('.carousel-slide')
        .flatMap((slide, at) =>
          counts(slide) ? [at + Number(slide.style.getPropertyValue('--shift'))] : [],
        )
        .sort((a, b) => a - b),
    position: () => Number(part(region, '.carousel-track').style.getPropertyValue('--position')),
    isMoving: () => part(region, '.carousel-track').hasAttribute('data-moving'),
  };
}

/** Fakes transitions. Initially, each move of the track starts one that never ends. */
function fakeTransitions(track: HTMLElement) {
  let running: readonly Element[] = [track];
  track.getAnimations = (options) =>
    running
      .filter((target) => target === track || options?.subtree)
      .map((target) => ({ effect: { target } }) as unknown as Animation);
  return {
    /** From now on, exactly these elements are in transition. */
    run: (...elements: readonly Element[]) => {
      running = elements;
    },
    /** Ends or cancels one transition. The next move starts it again. */
    end: (target: Element = track, how: 'transitionEnd' | 'transitionCancel' = 'transitionEnd') => {
      const before = running;
      running = running.filter((element) => element !== target);
      fireEvent[how](target);
      running = before;
    },
  };
}

const { happyDOM } = window as unknown as {
  readonly happyDOM: {
    readonly settings: { readonly device: { prefersReducedMotion: string } };
    setViewport(size: { width?: number; height?: number }): void;
  };
};

/** Resizes the window. */
export function resize(size: { width?: number; height?: number }): void {
  act(() => happyDOM.setViewport(size));
}

export function preferReducedMotion(reduced: boolean): void {
  happyDOM.settings.device.prefersReducedMotion = reduced ? 'reduce' : 'no-preference';
  act(() => void window.dispatchEvent(new Event('resize')));
}

/** Scrolls the carousel out of view or back, or both while the page is busy. */
export function scroll(region: HTMLElement, ...inView: readonly boolean[]): void {
  act(() => setInView(region, ...inView));
}

/** Hides or shows the document, like a change of the browser tab, until the test ends. */
export function hideDocument(t: TestContext, hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  t.after(() => void Reflect.deleteProperty(document, 'hidden'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
