import { carouselWords, formWords, percent } from '#words/interface';
import { fill, formatNumber } from './text';

/* Words with slots that components fill. */

/** The names that a carousel and its controls have for screen readers. */
export const carouselLabels = {
  ...carouselWords,
  position: (number: number, count: number): string =>
    fill(carouselWords.position, { number: formatNumber(number), count: formatNumber(count) }),
};

/** The labels of the contact form. */
export const formLabels = {
  ...formWords,
  before: (label: string): string => fill(formWords.before, { label }),
};

/** A percentage (0 to 100) as the edition writes it. */
export function formatPercent(value: number): string {
  return fill(percent, { number: formatNumber(value) });
}
