export type Size = readonly [width: number, height: number];

/**
 * Runs in the page: what is cut off, overlaps, or makes the page scroll sideways; in a frame, at
 * each of these sizes.
 */
export function findOverflow(sizes: readonly Size[]): string[] {
  const known = new Map<Element, Element[] | null>();
  /** The elements that may cut a text off; null where it can be scrolled into view. */
  const cuttersOf = (element: Element | null): Element[] | null => {
    if (!element || element === document.body) return [];
    const before = known.get(element);
    if (before !== undefined) return before;
    const { overflowX, overflowY } = getComputedStyle(element);
    let cutters = cuttersOf(element.parentElement);
    if (/auto|scroll/.test(overflowX)) cutters = null;
    else if (cutters && /clip|hidden/.test(overflowX + overflowY)) cutters = [element, ...cutters];
    known.set(element, cutters);
    return cutters;
  };
  const isSeen = (element: Element) => {
    if (element.closest('[inert], .visually-hidden, .skip, [aria-hidden="true"]')) return false;
    // Here names and labels give way: shell/header.test.ts.
    if (element.closest('.site-header :is(.brand, .header-quote, .menu-button)')) return false;
    const slide = element.closest('.carousel-slide')?.getBoundingClientRect();
    const row = element.closest('.carousel-viewport')?.getBoundingClientRect();
    if (slide && row && (slide.right < row.left + 2 || slide.left > row.right - 2)) return false;
    return element.checkVisibility({ visibilityProperty: true });
  };
  const readLines = () => {
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { text: string; box: DOMRect; cutters: Element[] | null }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !node.parentElement || !isSeen(node.parentElement)) continue;
      const cutters = cuttersOf(node.parentElement);
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) lines.push({ text: text.slice(0, 40), box, cutters });
    }
    return lines.sort((a, b) => a.box.top - b.box.top);
  };
  type Lines = ReturnType<typeof readLines>;
  const overlaps = (lines: Lines) => {
    // The boxes of tall scripts overlap although the letters do not: only the middles count.
    const middles = lines.map(({ text, box: { left, right, top, bottom, height } }) => {
      const rim = height * 0.3;
      return { text, left: left + 1, right: right - 1, top: top + rim, bottom: bottom - rim };
    });
    return middles.flatMap((one, index) => {
      const found: string[] = [];
      for (const other of middles.slice(index + 1)) {
        if (other.top > one.bottom + 200) break;
        const isBeside = one.left >= other.right || other.left >= one.right;
        if (!isBeside && one.top < other.bottom && other.top < one.bottom)
          found.push(`“${one.text}” and “${other.text}” overlap`);
      }
      return found;
    });
  };
  const find = () => {
    known.clear();
    const { clientWidth, scrollWidth } = document.documentElement;
    const isBeyond = ({ left, right }: DOMRect) => left < -1 || right > clientWidth + 1;
    const place = ({ left, right }: DOMRect) => `${Math.round(left)} to ${Math.round(right)} px`;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const lines = readLines();
    for (const { text, box, cutters } of lines) {
      if (cutters && isBeyond(box)) found.push(`“${text}” is at ${place(box)}`);
      for (const cutter of cutters ?? []) {
        const edge = cutter.getBoundingClientRect();
        const rim = box.height / 4;
        if (
          box.left < edge.left - 1 ||
          box.right > edge.right + 1 ||
          box.top + rim < edge.top ||
          box.bottom - rim > edge.bottom
        )
          found.push(`“${text}” is cut by .${cutter.className}`);
      }
    }
    for (const part of document.querySelectorAll('img, input, textarea, button, progress, iframe'))
      if (isSeen(part) && isBeyond(part.getBoundingClientRect()))
        found.push(`${part.outerHTML.slice(0, 60)} is at ${place(part.getBoundingClientRect())}`);
    return [...found, ...overlaps(lines)];
  };
  if (!frameElement) return find();
  return sizes.flatMap(([width, height]) => {
    Object.assign(frameElement as HTMLIFrameElement, { width: `${width}`, height: `${height}` });
    return find().map((problem) => `${width} × ${height}: ${problem}`);
  });
}
