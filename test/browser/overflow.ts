import type { Page } from './engines/page';
import { frames } from './wait';

/**
 * Runs in the page: every visible line of text with its box and with the elements that could cut it
 * off.
 */
const install = () => {
  const isRead = (element: Element) =>
    !element.closest('[inert], .visually-hidden, .skip, [aria-hidden="true"]') &&
    element.checkVisibility({ visibilityProperty: true });
  const cutters = (element: Element | null): Element[] => {
    if (!element || element === document.body) return [];
    const { overflowX, overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX + overflowY)) return [];
    return /clip|hidden/.test(overflowX + overflowY)
      ? [element, ...cutters(element.parentElement)]
      : cutters(element.parentElement);
  };
  const linesOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const readLines = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { text: string; box: DOMRect; cutters: Element[] }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !node.parentElement || !isRead(node.parentElement)) continue;
      const around = cutters(node.parentElement);
      for (const box of linesOf(node))
        lines.push({ text: text.slice(0, 40), box, cutters: around });
    }
    return lines;
  };
  Object.assign(window, { readLines });
};

type Line = { text: string; box: DOMRect; cutters: Element[] };
type WithLines = Window & { readLines(): Line[] };

/** Runs in the page: what is cut off, overlaps, or makes the page scroll sideways. */
const find = (): string[] => {
  scrollTo({ top: 0, behavior: 'instant' });
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const isBeyond = ({ left, right }: DOMRect) => left < -1 || right > clientWidth + 1;
  const place = ({ left, right }: DOMRect) => `${Math.round(left)} to ${Math.round(right)} px`;
  const lines = (window as unknown as WithLines).readLines().sort((a, b) => a.box.top - b.box.top);
  for (const { text, box, cutters } of lines) {
    if (isBeyond(box)) found.push(`“${text}” is at ${place(box)}`);
    for (const cutter of cutters) {
      const edge = cutter.getBoundingClientRect();
      const isCutAside = box.left < edge.left - 1 || box.right > edge.right + 1;
      const rim = box.height / 4;
      if (isCutAside || box.top + rim < edge.top || box.bottom - rim > edge.bottom)
        found.push(`“${text}” is cut by .${cutter.className}`);
    }
  }
  // The boxes of tall scripts overlap although the letters do not: only the middle of a line
  // counts.
  const middles = lines.map(({ text, box: { left, right, top, bottom, height } }) => ({
    text,
    left: left + 1,
    right: right - 1,
    top: top + height * 0.3,
    bottom: bottom - height * 0.3,
  }));
  middles.forEach((one, index) => {
    for (const other of middles.slice(index + 1)) {
      if (other.top > one.bottom + 200) break;
      const isOver =
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom;
      if (isOver) found.push(`“${one.text}” and “${other.text}” overlap`);
    }
  });
  for (const part of document.querySelectorAll('img, input, textarea, button, progress, iframe')) {
    const box = part.getBoundingClientRect();
    const isSeen = part.checkVisibility({ visibilityProperty: true }) && !part.closest('[inert]');
    if (isSeen && isBeyond(box)) found.push(`${part.outerHTML.slice(0, 60)} is at ${place(box)}`);
  }
  return found;
};

export const overflow = async (page: Page) => {
  await frames(page);
  await page.evaluate(install);
  return page.evaluate(find);
};
