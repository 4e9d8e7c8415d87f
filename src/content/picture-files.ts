import type { PictureFile } from '../schema/types';

/* The sizes of pictures, in CSS px. All others are 320 by 240. */
export const pictureSizes: Readonly<Record<PictureFile, readonly [width: number, height: number]>> =
  {
    'images/about.svg': [480, 400],
    'images/banner-bridge.svg': [400, 288],
    'images/banner-house.svg': [560, 448],
    'images/contact.svg': [320, 224],
    'images/head-about-us.svg': [640, 400],
    'images/head-industry.svg': [640, 400],
    'images/head-language.svg': [640, 400],
    'images/head-services.svg': [640, 400],
    'images/language-intro.svg': [640, 480],
    'images/process-letters.svg': [1152, 96],
    'images/windows.svg': [500, 40],
  };

/*
 * Pictures with a direction. Each has a mirrored copy for right-to-left editions, such as
 * `about-rtl.svg`, in which the letters are not mirrored.
 */
export const mirroredPictures: readonly PictureFile[] = [
  'images/about.svg',
  'images/banner-bridge.svg',
  'images/contact.svg',
  'images/head-about-us.svg',
  'images/industry-automobile.svg',
  'images/industry-travel.svg',
  'images/milestone-2023.svg',
  'images/process-letters.svg',
  'images/service-translation.svg',
];
