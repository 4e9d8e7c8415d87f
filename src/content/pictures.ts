import { edition } from '#words/edition';
import { descriptions } from '#words/pictures';
import type { PictureData } from '../components/picture';
import type { PictureFile } from '../content-model/types';
import { editions } from './editions';

const isRightToLeft = editions.find(({ tag }) => tag === edition.tag)?.dir === 'rtl';

/**
 * Pictures with a direction. Each has a mirrored copy for right-to-left editions, such as
 * `about-rtl.svg`, in which the letters are not mirrored.
 */
const directional: readonly string[] = [
  'images/about.svg',
  'images/head-about-us.svg',
  'images/process-letters.svg',
  'images/service-translation.svg',
];

/**
 * A picture with its description; without a description, it is decorative. Most pictures are 320 by
 * 240. Sizes in CSS px.
 */
export function picture(file: PictureFile, width = 320, height = 240): PictureData {
  const alt = (descriptions as Readonly<Record<string, string>>)[file] ?? '';
  const isMirrored = isRightToLeft && directional.includes(file);
  const src = isMirrored ? file.replace('.svg', '-rtl.svg') : file;
  return { src, alt, width, height };
}

export const aboutPicture = picture('images/about.svg', 480, 400);
export const contactPicture = picture('images/contact.svg', 320, 224);
export const languagePicture = picture('images/language-intro.svg', 640, 480);
export const lettersPicture = picture('images/process-letters.svg', 1152, 96);
export const notFoundPicture = picture('images/not-found.svg');

/** The picture beside a page's heading. */
export function headPicture(page: string): PictureData {
  return picture(`images/head-${page}.svg`, 640, 400);
}
