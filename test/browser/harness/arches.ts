/* The words and the arches of the alignment on Home, as a visitor sees them. */

interface Word {
  text: string;
  left: number;
  right: number;
  /** The top of the ink: at the middle of the word, where the foot of the arch is, and anywhere. */
  ink: number;
  top: number;
  isCut: boolean;
}

export interface Pair {
  arch: { left: number; right: number; top: number; bottom: number; weight: number };
  words: Word[];
}

/** Runs in the page: chooses a language, and returns its pairs and the height of the block. */
export function choose(choice: string) {
  document.getElementById(choice)?.click();
  const px = Number.parseFloat;
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

  /** How far the letters reach above the baseline, within `width` at the middle of the word. */
  const inkAbove = (word: HTMLElement, width: number): number => {
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(word);
    const size = px(fontSize);
    const base = Math.ceil(3 * size);
    if (!context) return 0;
    context.canvas.width = base;
    context.canvas.height = base;
    context.canvas.lang = word.lang;
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    context.textAlign = 'center';
    context.fillText(word.textContent ?? '', base / 2, base - size);
    const { data } = context.getImageData((base - width) / 2, 0, width, base);
    const first = data.findIndex((value, index) => index % 4 === 3 && value > 100);
    return base - size - Math.floor(first / 4 / Math.floor(width));
  };

  const wordOf = (word: HTMLElement, weight: number): Word => {
    const { left, right, top } = word.getBoundingClientRect();
    const baseline = top + px(getComputedStyle(word, '::before').height);
    return {
      text: word.textContent ?? '',
      left,
      right,
      ink: baseline - inkAbove(word, weight),
      top: baseline - inkAbove(word, right - left),
      isCut: word.scrollWidth > word.clientWidth,
    };
  };

  const pairOf = (pair: HTMLElement): Pair => {
    const box = pair.getBoundingClientRect();
    const { left, right, top, height, borderTopWidth } = getComputedStyle(pair, '::before');
    const arch = {
      left: box.left + px(left),
      right: box.right - px(right),
      top: box.top + px(top),
      bottom: box.top + px(top) + px(height),
      weight: px(borderTopWidth),
    };
    const words = [...pair.querySelectorAll('b')].map((word) => wordOf(word, arch.weight));
    return { arch, words };
  };

  const chosen = ':checked ~ .translation:not(:checked ~ .translation ~ .translation)';
  const pairs = [...document.querySelectorAll<HTMLElement>(`${chosen} > .pairs > *`)].map(pairOf);
  const { height = 0 } = document.querySelector('.alignment')?.getBoundingClientRect() ?? {};
  return { pairs, height };
}

/**
 * What is wrong with the arches, in words. The feet end at most `most` px above the letters, of
 * words up to 52 px high. WebKit of Debian paints the first letter of a word of Nastaliq on the
 * baseline, where others paint the last one: all of the word is up to 50 px lower.
 */
export function faultsOf(pairs: readonly Pair[], most = 20): string[] {
  const faults = pairs.flatMap(({ arch, words }) => {
    const ends = [arch.left + arch.weight / 2, arch.right - arch.weight / 2];
    return words.flatMap(({ text, left, right, ink, top, isCut }) => {
      const middle = (left + right) / 2;
      const [gap, air] = [ink - arch.bottom, top - arch.bottom];
      return [
        ...ifTrue(isCut, `${text} is wider than its column`),
        ...ifTrue(!ends.some((end) => Math.abs(end - middle) < 1), `no arch ends above ${text}`),
        ...ifTrue(gap < 3, `the feet are ${gap} px above ${text}`),
        ...ifTrue(air > most, `the feet end in the air, ${air} px above ${text}`),
      ];
    });
  });
  const [first, second] = pairs;
  if (pairs.length !== 2 || !first || !second) return [`there are ${pairs.length} pairs`];
  const isWithin = second.arch.left > first.arch.left && second.arch.top > first.arch.top;
  const isBelow = second.arch.top > first.arch.bottom;
  const isApart = isBelow || (isWithin && second.arch.right < first.arch.right);
  return [...faults, ...ifTrue(!isApart, 'the arches cross')];
}

function ifTrue(condition: boolean, fault: string): string[] {
  return condition ? [fault] : [];
}
