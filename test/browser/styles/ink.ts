/**
 * Runs in a frame that shows all pages: words whose ink touches a word of another line, a border or
 * the edge of the window, or is cut off, at each width of the frame. Boxes do not tell: Nastaliq is
 * drawn far outside of them.
 */
export function findTouchingInk(widths: readonly number[]): string[] {
  const draw = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!draw) throw new Error('The browser has no canvas');
  type Box = Record<'left' | 'top' | 'right' | 'bottom', number>;
  interface Word {
    text: string;
    ink: Box;
    baseline: number;
    left: number;
    style: CSSStyleDeclaration;
    parent: Element;
  }
  const prepare = ({ style }: Pick<Word, 'style'>) => {
    draw.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    draw.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    draw.direction = style.direction as CanvasDirection;
    draw.textAlign = 'left';
  };
  const meets = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  /** The pixels of a part of the page in which a word has ink. */
  const inkIn = (word: Word, { left, top, right, bottom }: Box) => {
    const [width, height] = [Math.ceil(right - left), Math.ceil(bottom - top)];
    Object.assign(draw.canvas, { width, height });
    prepare(word);
    draw.fillText(word.text, word.left - left, word.baseline - top);
    const { data } = draw.getImageData(0, 0, width, height);
    return { width, isInk: (at: number) => (data[at * 4 + 3] ?? 0) > 96, count: width * height };
  };
  const common = (a: Box, b: Box): Box => ({
    left: Math.floor(Math.max(a.left, b.left)) - 1,
    top: Math.floor(Math.max(a.top, b.top)) - 1,
    right: Math.ceil(Math.min(a.right, b.right)) + 1,
    bottom: Math.ceil(Math.min(a.bottom, b.bottom)) + 1,
  });
  const touch = (one: Word, other: Word) => {
    const part = common(one.ink, other.ink);
    const [a, b] = [inkIn(one, part), inkIn(other, part)];
    const near = [0, 1, -1, a.width, -a.width];
    for (let at = 0; at < a.count; at += 1)
      if (a.isInk(at) && near.some((step) => b.isInk(at + step))) return true;
    return false;
  };
  const reaches = (word: Word, box: Box) => {
    const { isInk, count } = inkIn(word, common(word.ink, box));
    for (let at = 0; at < count; at += 1) if (isInk(at)) return true;
    return false;
  };
  const hidden = '[inert], .visually-hidden, .skip, .menu, .site-header, [aria-hidden], textarea';
  const isSeen = (element: Element) =>
    !element.closest(hidden) && element.checkVisibility({ visibilityProperty: true });
  const wordsOf = (text: Text, parent: Element): Word[] => {
    const style = getComputedStyle(parent);
    const range = document.createRange();
    prepare({ style });
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [box, ...more] = range.getClientRects();
      if (!box || more.length > 0 || box.width < 1) return [];
      const drawn = style.textTransform === 'uppercase' ? word.toUpperCase() : word;
      const size = draw.measureText(drawn);
      const baseline = box.top + size.fontBoundingBoxAscent;
      const ink = {
        left: box.left - size.actualBoundingBoxLeft,
        top: baseline - size.actualBoundingBoxAscent,
        right: box.left + size.actualBoundingBoxRight,
        bottom: baseline + size.actualBoundingBoxDescent,
      };
      return [{ text: drawn, ink, baseline, left: box.left, style, parent }];
    });
  };
  const allWords = () => {
    const words: Word[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const parent = text.parentElement;
      if (parent && isSeen(parent)) words.push(...wordsOf(text as Text, parent));
    }
    return words.sort((a, b) => a.ink.top - b.ink.top);
  };
  const borders = () => {
    const found: { box: Box; name: string }[] = [];
    for (const element of document.querySelectorAll('main *, .site-footer')) {
      const style = getComputedStyle(element);
      const widths = ['Top', 'Bottom', 'Left', 'Right'].map((side) =>
        / 0\)$/.test(style[`border${side}Color` as 'borderTopColor'])
          ? 0
          : Number.parseFloat(style[`border${side}Width` as 'borderTopWidth']),
      );
      if (!widths.some(Boolean) || !isSeen(element)) continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [up = 0, down = 0, start = 0, end = 0] = widths;
      const name = `${element.localName}.${element.className}`;
      if (up) found.push({ name, box: { left, right, top, bottom: top + up } });
      if (down) found.push({ name, box: { left, right, top: bottom - down, bottom } });
      if (start) found.push({ name, box: { left, right: left + start, top, bottom } });
      if (end) found.push({ name, box: { left: right - end, right, top, bottom } });
    }
    return found.sort((a, b) => a.box.top - b.box.top);
  };
  const find = () => {
    const found: string[] = [];
    const words = allWords();
    const nameOf = ({ text, parent }: Word) =>
      `“${text}” in ${parent.localName}.${parent.className || parent.parentElement?.className}`;
    for (const [index, word] of words.entries()) {
      const { ink, baseline, style } = word;
      for (const other of words.slice(index + 1)) {
        if (other.ink.top > ink.bottom + 1) break;
        if (Math.abs(other.baseline - baseline) < Number.parseFloat(style.fontSize) / 3) continue;
        if (meets(ink, other.ink) && touch(word, other))
          found.push(`${nameOf(word)} touches ${nameOf(other)}`);
      }
      if (ink.left < 0 || ink.right > document.documentElement.clientWidth)
        if (!word.parent.closest('.carousel, .wall-strip, .alignment'))
          found.push(`${nameOf(word)} leaves the window`);
    }
    const rules = borders();
    let from = 0;
    for (const word of words) {
      while ((rules[from]?.box.top ?? Infinity) < word.ink.top - 2000) from += 1;
      for (let at = from; at < rules.length; at += 1) {
        const rule = rules[at];
        if (!rule || rule.box.top > word.ink.bottom + 1) break;
        if (meets(word.ink, rule.box) && reaches(word, rule.box))
          found.push(`${nameOf(word)} touches the border of ${rule.name}`);
      }
    }
    return found;
  };
  return widths.flatMap((width) => {
    (frameElement as HTMLIFrameElement).width = String(width);
    return [...new Set(find())].map((touching) => `${width} px: ${touching}`);
  });
}
