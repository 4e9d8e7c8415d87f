import { descriptions } from '#words/pictures';
import type { Picture, PictureFile } from './types';

/**
 * A picture with its description; without one it is decorative. Most are drawn 320 by 240. Sizes in
 * CSS px.
 */
export function picture(src: PictureFile, width = 320, height = 240): Picture {
  const alt = (descriptions as Readonly<Record<string, string>>)[src] ?? '';
  return { src, alt, width, height };
}

export const aboutPicture = picture('images/about.svg', 480, 400);
export const contactPicture = picture('images/contact.svg');
export const languagePicture = picture('images/language-intro.svg', 640, 480);
export const notFoundPicture = picture('images/not-found.svg');

/** The picture beside a page's heading. */
export function headPicture(page: string): Picture {
  return picture(`images/head-${page}.svg`, 640, 400);
}
