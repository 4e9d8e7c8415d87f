/* The sizes of pictures, in CSS px. All others are 320 by 240. */
export const pictureSizes = {
  'images/about.svg': { width: 480, height: 400 },
  'images/contact.svg': { width: 320, height: 224 },
  'images/head-about-us.svg': { width: 640, height: 400 },
  'images/head-industry.svg': { width: 640, height: 400 },
  'images/head-services.svg': { width: 640, height: 400 },
  'images/language-intro.svg': { width: 640, height: 480 },
  'images/process-letters.svg': { width: 1152, height: 96 },
  'images/windows.svg': { width: 400, height: 100 },
};

/*
 * Pictures with a direction: the build mirrors them in right-to-left editions, but not what has the
 * class `letter`.
 */
export const mirroredPictures = [
  'images/head-services.svg',
  'images/industry-automobile.svg',
  'images/industry-travel.svg',
  'images/milestone-2023.svg',
];

/*
 * Pictures with a `<symbol id="letter">`: the build replaces it by the `letter` of the edition. In
 * right-to-left editions they are mirrored too.
 */
export const letteredPictures = [
  'images/about.svg',
  'images/banner-house.svg',
  'images/banner-words.svg',
  'images/contact.svg',
  'images/feature-interpretation.svg',
  'images/feature-localization.svg',
  'images/head-about-us.svg',
  'images/head-industry.svg',
  'images/process-letters.svg',
  'images/service-translation.svg',
];
