import type { TestContext } from 'node:test';
import { act, render, within } from '@testing-library/react';
import { Activity, type ReactNode, StrictMode } from 'react';
import { Carousel } from '../../src/carousel/carousel';
import { type FixtureName, fixtures, labels } from './carousel-fixtures';
import { fakeTransitions } from './transition';
import { setInView } from './view';

const rotationNames: readonly string[] = [labels.stop, labels.start];

interface Options {
  readonly count?: number;
  readonly strict?: boolean;
  readonly dir?: 'ltr' | 'rtl';
  readonly slide?: (number: number) => ReactNode;
}

function slideWithLink(number: number) {
  return <a href="#elsewhere">To page {number}</a>;
}

/**
 * Renders a carousel whose slides have a link each, after a button that can take pointer and focus.
 * happy-dom has no default style for `dir`.
 */
export function showCarousel(name: FixtureName, options: Options = {}) {
  const { count = 6, strict = false, dir = 'ltr', slide = slideWithLink } = options;
  const slides = Array.from({ length: count }, (_, index) => slide(index + 1));
  const site = (mode: 'visible' | 'hidden') => {
    const page = (
      <div dir={dir} style={{ direction: dir }}>
        <button type="button">Outside</button>
        <Activity mode={mode}>
          <Carousel
            name={name}
            settings={fixtures[name]}
            label="Test carousel"
            labels={labels}
            slides={slides}
          />
        </Activity>
      </div>
    );
    return strict ? <StrictMode>{page}</StrictMode> : page;
  };
  const { container, unmount, rerender } = render(site('visible'));
  const all = within(container);
  const region = all.getByRole('region', { name: 'Test carousel' });
  const inside = within(region);
  const part = (selector: string) => region.querySelector<HTMLElement>(selector) ?? region;
  const slideElements = () => [...region.querySelectorAll<HTMLElement>('.carousel-slide')];
  const transitions = fakeTransitions(part('.carousel-track'));
  const dots = () => {
    const group = inside.queryByRole('group', { name: labels.choose });
    return group ? within(group).getAllByRole('button') : [];
  };
  return {
    name,
    region,
    inside,
    slideElements,
    dots,
    unmount,
    /** Makes the page inactive: React keeps its state and DOM, and unmounts its effects. */
    leave: () => {
      transitions.run();
      rerender(site('hidden'));
    },
    comeBack: () => rerender(site('visible')),
    transitions,
    arrows: () => inside.queryAllByRole('button', { name: /^(Previous|Next) slide$/ }),
    outside: all.getByRole('button', { name: 'Outside' }),
    viewport: part('.carousel-viewport'),
    track: part('.carousel-track'),
    /** The numbers of the slides in view, from 1, in the order of the document. */
    shown: () => slideElements().flatMap((slide, index) => (slide.inert ? [] : [index + 1])),
    state: () => region.dataset.autoplay,
    rotation: () => inside.getByRole('button', { name: (name) => rotationNames.includes(name) }),
    link: (number: number) => part(`.carousel-slide:nth-child(${number}) a`),
    currentDots: () =>
      dots().flatMap((dot, index) =>
        dot.getAttribute('aria-current') === 'true' ? [index + 1] : [],
      ),
  };
}

export type Shown = ReturnType<typeof showCarousel>;

/** The cells that slides fill, from left to right in left-to-right text. */
export function filledCells(
  { slideElements }: Pick<Shown, 'slideElements'>,
  counts = (_slide: HTMLElement) => true,
): number[] {
  return slideElements()
    .flatMap((slide, index) =>
      counts(slide) ? [index + Number(slide.style.getPropertyValue('--shift'))] : [],
    )
    .sort((a, b) => a - b);
}

/** The position of the track and the cells of the slides in view. */
export function places(shown: Shown): { track: number; slides: number[] } {
  const track = Number(shown.track.style.getPropertyValue('--position'));
  return { track, slides: filledCells(shown, ({ inert }) => !inert) };
}

/** Resizes the window. */
export function resize(size: { width?: number; height?: number }): void {
  act(() => happyWindow().happyDOM.setViewport(size));
}

export function preferReducedMotion(reduced = true): void {
  const { device } = happyWindow().happyDOM.settings;
  device.prefersReducedMotion = reduced ? 'reduce' : 'no-preference';
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

interface HappyWindow {
  readonly happyDOM: {
    readonly settings: { readonly device: { prefersReducedMotion: string } };
    setViewport(size: { width?: number; height?: number }): void;
  };
}

function happyWindow(): HappyWindow {
  return window as unknown as HappyWindow;
}
