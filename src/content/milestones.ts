import { milestoneWords } from '#words/about';
import type { PictureFile } from '../content-model/types';
import { picture } from './pictures';

/*
 * The years of the timeline. Their words are in the about.ts of every language's folder. Samples:
 * write your own.
 */
const list = [
  { id: '2021', sample: true, picture: 'images/milestone-2021.svg' },
  { id: '2022', sample: true, picture: 'images/milestone-2022.svg' },
  { id: '2023', sample: true, picture: 'images/milestone-2023.svg' },
  { id: '2024', sample: true, picture: 'images/milestone-2024.svg' },
  { id: '2025', sample: true, picture: 'images/milestone-2025.svg' },
] as const satisfies readonly {
  readonly id: string;
  readonly sample?: true;
  readonly picture: PictureFile;
}[];

export type Milestone = (typeof list)[number];

export const milestones = list.map(({ id, picture: src, ...item }) => ({
  ...item,
  year: id,
  ...milestoneWords[id],
  picture: picture(src),
}));
