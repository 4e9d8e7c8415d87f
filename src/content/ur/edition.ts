import type { Complete } from '../../schema/types';

/** `tag` is the BCP 47 tag of this folder's language and the name of the folder. */
export const edition = {
  tag: 'ur',
  comma: '،',
  address: { street: 'سیکٹر 50', locality: 'نوئیڈا', region: 'اتر پردیش', country: 'ہندوستان' },
};

export type Check = Complete<typeof import('./edition'), typeof import('../en/edition')>;
