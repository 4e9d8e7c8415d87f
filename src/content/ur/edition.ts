import type { Complete } from '../words';

/** The language of the words in this folder: its folder's name and BCP 47 tag. */
export const edition = { tag: 'ur', comma: '،' };

export type Check = Complete<typeof import('./edition'), typeof import('../en/edition')>;
