import type { Complete, EditionWords } from '../../content-model/types';

/** The BCP 47 tag of this folder's language; it is also the name of the folder. */
export const edition: EditionWords = { tag: 'en' };

export type Check = Complete<typeof import('./edition'), typeof import('./edition')>;
