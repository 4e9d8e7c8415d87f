import { edition } from '#words/edition';
import { descriptions } from '#words/pictures';
import { editions } from '../content/editions';
import { mirroredPictures, pictureSizes } from '../content/picture-files';
import type { PictureData, PictureFile } from '../schema/types';

const isRightToLeft = editions.find(({ tag }) => tag === edition.tag)?.dir === 'rtl';

/** A picture with its size and its description; without a description, it is decorative. */
export function pictureData(file: PictureFile): PictureData {
  const [width, height] = pictureSizes[file] ?? [320, 240];
  const alt = (descriptions as Readonly<Record<string, string>>)[file] ?? '';
  const isMirrored = isRightToLeft && mirroredPictures.includes(file);
  const src = isMirrored ? file.replace('.svg', '-rtl.svg') : file;
  return { src, alt, width, height };
}
