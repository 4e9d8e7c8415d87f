import type { Page } from './engines/page';
import { forceColors, print } from './media';
import { states } from './page-states';

export type Scheme = 'light' | 'dark';
export type Shot = {
  name: string;
  hash: string;
  widths: readonly number[];
  schemes: readonly Scheme[];
  /** What to do to the page, which has come to rest, before its picture is taken. */
  prepare?: (page: Page, scheme: Scheme) => Promise<void>;
  reducedMotion?: true;
  script?: false;
};

const everywhere = { widths: [360, 768, 1280, 1920], schemes: ['light', 'dark'] } satisfies Pick<
  Shot,
  'widths' | 'schemes'
>;

const onPaper = { widths: [720], schemes: ['light'], prepare: print } satisfies Partial<Shot>;
const withoutScript = {
  widths: [360, 1280],
  schemes: ['light'],
  script: false,
} satisfies Partial<Shot>;

export const shots: readonly Shot[] = [
  { name: 'home', hash: '#/', ...everywhere },
  { name: 'about-us', hash: '#/about-us', ...everywhere },
  { name: 'services', hash: '#/services', ...everywhere },
  { name: 'language', hash: '#/language', ...everywhere },
  { name: 'industry', hash: '#/industry', ...everywhere },
  { name: 'contact-us', hash: '#/contact-us', ...everywhere },
  { name: 'not-found', hash: '#/no-such-page', ...everywhere },
  { name: 'home-narrow', hash: '#/', ...everywhere, widths: [320] },
  { name: 'contact-us-narrow', hash: '#/contact-us', ...everywhere, widths: [320] },
  { name: 'menu', hash: '#/services', ...everywhere, widths: [360], prepare: states.menu },
  { name: 'answer', hash: '#/', ...everywhere, widths: [360, 1280], prepare: states.answer },
  {
    name: 'milestone',
    hash: '#/about-us',
    ...everywhere,
    widths: [360, 1280],
    prepare: states.milestone,
  },
  {
    name: 'invalid',
    hash: '#/contact-us',
    ...everywhere,
    widths: [360, 1280],
    prepare: states.invalid,
  },
  {
    name: 'hand-over',
    hash: '#/contact-us',
    ...everywhere,
    widths: [360, 1280],
    prepare: states.handOver,
  },
  { name: 'print-home', hash: '#/', ...onPaper },
  { name: 'print-about-us', hash: '#/about-us', ...onPaper },
  { name: 'print-contact-us', hash: '#/contact-us', ...onPaper },
  { name: 'forced-colours-home', hash: '#/', ...everywhere, widths: [1280], prepare: forceColors },
  {
    name: 'forced-colours-contact-us',
    hash: '#/contact-us',
    ...everywhere,
    widths: [1280],
    prepare: forceColors,
  },
  { name: 'reduced-motion', hash: '#/', widths: [1280], schemes: ['light'], reducedMotion: true },
  { name: 'no-script-home', hash: '#/', ...withoutScript },
  { name: 'no-script-about-us', hash: '#/about-us', ...withoutScript },
  { name: 'no-script-contact-us', hash: '#/contact-us', ...withoutScript },
];
