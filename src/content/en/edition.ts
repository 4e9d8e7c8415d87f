import type { EditionWords } from '../types';
import type { Complete } from '../words';

/** The language of the words in this folder: its folder's name and BCP 47 tag. */
export const edition: EditionWords = { tag: 'en' };

export type Check = Complete<typeof import('./edition'), typeof import('../en/edition')>;
