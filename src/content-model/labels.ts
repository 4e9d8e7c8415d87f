import { fill } from '../lib/fill';
import type { PageName } from '../schema/routes';
import { company } from './facts';
import { formatList, formatNumber } from './text';
import { carouselWords, contactWords, edition, formWords, notFoundWords, titles } from './words';

/* Words with slots that the build leaves, filled in here or by components. */

/** The document's title on each page, and where no page is found (WCAG 2.4.2). */
export const pageTitles: Readonly<Record<PageName, string>> = {
  ...titles,
  notFound: `${notFoundWords.title} – ${company.name}`,
};

const { street, locality, region, country } = edition.address ?? company.address;

/** The office's address in one line, in the edition's language. */
export const officeAddress = formatList([street, locality, region, country].filter(Boolean));

export const mapTitle = fill(contactWords.mapTitle, { place: formatList([street, locality]) });

/** Names the site that the map comes from, which sees who loads it. */
export function mapNote(frame: string): string {
  const [, , site = ''] = frame.split('/');
  return fill(contactWords.mapNote, { site: site.replace(/^www\./, '') });
}

/** The words of a carousel: all but `counter` are for screen readers. */
export const carouselLabels = {
  ...carouselWords,
  slideName: numbered(carouselWords.position),
  counter: numbered(carouselWords.place),
};

function numbered(words: string) {
  return (number: number, count: number): string =>
    fill(words, { number: formatNumber(number), count: formatNumber(count) });
}

/** The labels of the contact form. */
export const formLabels = {
  ...formWords,
  before: (label: string): string => fill(formWords.before, { label }),
};
