/**
 * `tag` is the BCP 47 tag of this folder's language and the name of the folder. `address` is that of
 * company.ts: when you have changed or checked it, delete the mark `sample`. `wordmark`
 * has the size of assets/images/wordmark-ur.svg, which is a drawing of the name `of`.
 */
export const edition = {
  tag: 'ur',
  comma: '،',
  address: {
    street: 'سیکٹر 50',
    locality: 'نوئیڈا',
    region: 'اتر پردیش',
    country: 'ہندوستان',
    sample: true,
  },
  wordmark: { of: 'Bhasha Bridge', width: 113, height: 40 },
};
