import type { Complete } from '../../content-model/types';

/** The BCP 47 tag of this folder's language; it is also the name of the folder. */
export const edition = { tag: 'hi' };

export type Check = Complete<typeof import('./edition'), typeof import('../en/edition')>;
