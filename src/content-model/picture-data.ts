import type { PictureData } from '../schema/content';
import { editions, letteredPictures, mirroredPictures, pictureSizes } from './facts';
import { descriptions, edition } from './words';

const { dir, letter } = editions.find(({ tag }) => tag === edition.tag) ?? {};

/** The pictures of which this edition has a copy of its own, such as `about-ur.svg`. */
const copies = [
  ...(letter || dir === 'rtl' ? letteredPictures : []),
  ...(dir === 'rtl' ? mirroredPictures : []),
];

/** A picture with its size and its description; without a description, it is decorative. */
export function pictureData(file: string): PictureData {
  const { width, height } = pictureSizes[file] ?? { width: 320, height: 240 };
  const alt = descriptions[file] ?? '';
  const end = copies.includes(file) ? `-${edition.tag.toLowerCase()}.svg` : '.svg';
  const src = file.replace('.svg', end);
  return { src, alt, width, height };
}
