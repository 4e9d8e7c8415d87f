import assert from 'node:assert/strict';
import { type CarouselName, region } from './carousel-page';
import type { Page } from './engines/page';

/** Pauses every transition at its start, until sample and settleMotion continue it. */
export const pauseMotion = (page: Page) =>
  page.evaluate(() => {
    addEventListener(
      'transitionrun',
      () => document.getAnimations().forEach((one) => one.pause()),
      true,
    );
  });

export type Frame = { viewport: [number, number]; slides: [number, number][] };

/** The position of every slide at each of these parts of the way. */
export const sample = (page: Page, name: CarouselName, parts: number[]) =>
  page.evaluate(
    (css: string, all: number[]): Frame[] => {
      const edges = (one: Element | null): [number, number] => {
        const { left, right } = one?.getBoundingClientRect() ?? { left: NaN, right: NaN };
        return [left, right];
      };
      const running = document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest(css));
      const slides = [...document.querySelectorAll(`${css} .carousel-slide`)];
      const length = Math.max(
        ...running.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
      return all.map((part) => {
        running.forEach((one) => (one.currentTime = part * length));
        return {
          viewport: edges(document.querySelector(`${css} .carousel-viewport`)),
          slides: slides.map(edges),
        };
      });
    },
    region(name),
    parts,
  );

export const isInside = ([left, right]: [number, number], [from, to]: [number, number]) =>
  left < to - 1 && right > from + 1;

/** Slides follow each other without a gap from one edge of the viewport to the other. */
export const expectFilled = ({ viewport, slides }: Frame, at: string) => {
  const [from, to] = viewport;
  const inside = slides.filter((slide) => isInside(slide, viewport)).sort(([a], [b]) => a - b);
  let edge = from;
  for (const [left, right] of inside) {
    assert.ok(left <= edge + 1, `a gap of ${left - edge} px at ${edge} ${at}`);
    edge = right;
  }
  assert.ok(edge >= to - 1, `nothing from ${edge} to ${to} ${at}`);
};
