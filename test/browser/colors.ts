import type { Page } from './engines/page';

type Color = readonly [red: number, green: number, blue: number, alpha: number];
/** What `useColors` adds to the page's window. */
export type WithColors = Window & {
  colorOf(css: string): Color;
  groundOf(element: Element | null): Color;
  over(front: Color, back: Color): Color;
  contrastOf(front: Color, ground: Color): number;
};

/** Runs in the page. */
const install = () => {
  const colorOf = (css: string): Color => {
    const [red, green, blue, alpha = 1] = (css.match(/^rgba?\((.*)\)$/)?.[1] ?? '')
      .split(/[\s,/]+/)
      .map(Number);
    if (red === undefined || green === undefined || blue === undefined || Number.isNaN(red))
      throw new Error(`No colour: ${css}`);
    return [red, green, blue, alpha];
  };
  const over = (front: Color, back: Color): Color => {
    const mix = (at: 0 | 1 | 2) => front[at] * front[3] + back[at] * (1 - front[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  /** What stands behind an element: its own background, on its parent's, and so on down to an opaque one. */
  const groundOf = (element: Element | null): Color => {
    if (!element) return [255, 255, 255, 1];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') throw new Error(`A picture behind text: ${backgroundImage}`);
    const own = colorOf(backgroundColor);
    return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
  };
  // https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
  const luminance = (color: Color) => {
    const part = (at: 0 | 1 | 2) => {
      const value = color[at] / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
  };
  const contrastOf = (front: Color, ground: Color) => {
    const [dark = 0, light = 0] = [luminance(over(front, ground)), luminance(ground)].sort(
      (a, b) => a - b,
    );
    return (light + 0.05) / (dark + 0.05);
  };
  Object.assign(window, { colorOf, groundOf, over, contrastOf });
};

/** Puts the arithmetic of colours at the hand of what runs in the page. */
export const useColors = (page: Page) => page.evaluate(install);
