import { featureWords, slideWords } from '#words/home';
import { picture } from './pictures';

/*
 * The pictures of the home page's slides and features, in their order. The words are in home.ts of
 * each language.
 */
const slideList = [
  { id: 'certified', picture: 'images/banner-certified.svg', width: 560, height: 448 },
  { id: 'bridge', picture: 'images/banner-bridge.svg', width: 400, height: 288 },
] as const;

const featureList = [
  { id: 'multilingual', picture: 'images/feature-multilingual.svg' },
  { id: 'localization', picture: 'images/feature-localization.svg' },
  { id: 'interpretation', picture: 'images/feature-interpretation.svg' },
] as const;

export type SlideItem = (typeof slideList)[number];
export type FeatureItem = (typeof featureList)[number];

export const slides = slideList.map(({ id, picture: src, width, height }) => ({
  ...slideWords[id],
  picture: picture(src, width, height),
}));

export const features = featureList.map(({ id, picture: src }) => ({
  ...featureWords[id],
  picture: picture(src),
}));
