import { edition } from '#words/edition';
import { descriptions } from '#words/pictures';
import { editions } from '../content/editions';
import { letteredPictures, mirroredPictures, pictureSizes } from '../content/picture-files';
import type { PictureData, PictureFile } from '../schema/types';

const { dir, letter } = editions.find(({ tag }) => tag === edition.tag) ?? {};

/** The pictures of which this edition has a copy of its own, such as `about-ur.svg`. */
const copies = [
  ...(letter || dir === 'rtl' ? letteredPictures : []),
  ...(dir === 'rtl' ? mirroredPictures : []),
];

/** A picture with its size and its description; without a description, it is decorative. */
export function pictureData(file: PictureFile): PictureData {
  const [width, height] = pictureSizes[file] ?? [320, 240];
  const alt = (descriptions as Readonly<Record<string, string>>)[file] ?? '';
  const end = copies.includes(file) ? `-${edition.tag.toLowerCase()}.svg` : '.svg';
  const src = file.replace('.svg', end);
  return { src, alt, width, height };
}
