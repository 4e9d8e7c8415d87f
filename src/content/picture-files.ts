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
 * Pictures with a direction: the build mirrors them in right-to-left editions, but not what has the
 * class `letter`.
 */
export const mirroredPictures: readonly PictureFile[] = [
  'images/head-services.svg',
  'images/industry-automobile.svg',
  'images/industry-travel.svg',
  'images/milestone-2023.svg',
];

/*
 * Pictures with a `<symbol id="letter">`: the build replaces it by the `letter` of the edition. In
 * right-to-left editions they are mirrored too.
 */
export const letteredPictures: readonly PictureFile[] = [
  'images/about.svg',
  'images/banner-bridge.svg',
  'images/banner-house.svg',
  'images/contact.svg',
  'images/feature-interpretation.svg',
  'images/feature-localization.svg',
  'images/head-about-us.svg',
  'images/head-industry.svg',
  'images/head-language.svg',
  'images/process-letters.svg',
  'images/service-translation.svg',
];
