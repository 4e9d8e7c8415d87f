/* The words and the arches of the alignment on Home, as a visitor sees them. */

interface Word {
  text: string;
  mark: string;
  left: number;
  right: number;
  middle: number;
  /** Whether a curve runs through the word, in front of it or behind it. */
  isHit: boolean;
}

/** Runs in the page: chooses a language, and returns the words of both sentences. */
export function choose(choice: string) {
  document.getElementById(choice)?.click();
  const range = document.createRange();
  const wordsOf = (node: Node) =>
    [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: text, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        const stack = [0.1, 0.5, 0.9].flatMap((part) =>
          document.elementsFromPoint(left + (right - left) * part, middle),
        );
        const isHit = stack.some(({ localName }) => localName === 'i');
        return { text, mark: node.parentElement?.localName ?? '', left, right, middle, isHit };
      });
    });
  const sentences = [...document.querySelectorAll('.alignment p[lang]')];
  const words: Word[] = sentences.flatMap((sentence) => {
    const walker = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
    const found: Word[] = [];
    while (walker.nextNode()) found.push(...wordsOf(walker.currentNode));
    return found;
  });
  return { words, height: document.documentElement.scrollHeight };
}

interface Foot {
  mark: string;
  x: number;
  y: number;
  /** On a phone, the first foot of a curve is below its word. */
  isBelow: boolean;
}

/** Runs in the page: the feet of both arches. The curve of the wrong direction has little width. */
export function feetSeen(isWide: boolean): Foot[] {
  const px = Number.parseFloat;
  const box = document.querySelector('.alignment > .wrap')?.getBoundingClientRect();
  const chosen = '.alignment :checked ~ .translation:not(:checked ~ .translation ~ .translation)';
  return [...document.querySelectorAll(`${chosen} > i`)].flatMap((arch, index) => {
    const all = ['::before', '::after'].map((part) => getComputedStyle(arch, part));
    const widest = Math.max(...all.map(({ width }) => px(width)));
    const parts = isWide ? all : all.filter(({ width }) => px(width) === widest);
    if (!box || !(widest > 0)) return [];
    const nearest = (side: 'left' | 'right' | 'top' | 'bottom') =>
      Math.min(...parts.map((part) => px(part[side])));
    // The middle of a foot that is 10 to 16 px wide.
    const ends = [box.left + nearest('left') + 6.5, box.right - nearest('right') - 6.5];
    if (!isWide && parts[0] !== all[0]) ends.reverse();
    const top = box.top + nearest('top');
    const bottom = box.bottom - nearest('bottom');
    return ends.map((x, end) => {
      const isBelow = !isWide && end === 0;
      return { mark: index === 0 ? 'u' : 'em', x, y: isBelow ? top : bottom, isBelow };
    });
  });
}

/** What is wrong with the feet, in words. */
export function faultsOf(words: readonly Word[], feet: readonly Foot[], isWide: boolean): string[] {
  if (feet.length !== 4) return [`there are ${feet.length} feet`];
  const faults = words
    .filter(({ isHit }) => isHit && !isWide)
    .map(({ text }) => `a curve runs through ${text}`);
  const onWord = feet.filter(({ isBelow }) => !isBelow);
  const heights = new Set(onWord.map(({ y }) => Math.round(y)));
  if (heights.size > 1) faults.push(`feet end at ${[...heights].join(' and ')} px`);
  for (const { mark, x, y, isBelow } of feet) {
    const touched = words.filter(({ left, right }) => left < x + 5 && right > x - 5);
    const ahead = touched.filter(({ middle }) => middle < y === isBelow);
    const [own] = ahead.sort((a, b) => Math.abs(a.middle - y) - Math.abs(b.middle - y));
    if (own?.mark !== mark) faults.push(`the foot of ${mark} is at ${own?.text}`);
    else if (Math.abs((own.left + own.right) / 2 - x) > 3)
      faults.push(`a foot is ${(own.left + own.right) / 2 - x} px beside ${own.text}`);
    // The arch rises from its foot.
    const behind = isBelow ? [] : touched.filter(({ middle }) => middle < y && middle > y - 60);
    faults.push(...behind.map(({ text }) => `the foot of ${mark} runs through ${text}`));
  }
  return faults;
}
