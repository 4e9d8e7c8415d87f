/**
 * `tag` is the BCP 47 tag of this folder's language and the name of the folder. `address` is that of
 * company.ts: when you have changed or checked it, delete the mark `sample`. `wordmark`
 * has the size of assets/images/wordmark-ta.svg, which is a drawing of the name `of`.
 */
export const edition = {
  tag: 'ta',
  address: {
    street: 'செக்டர்\u00a050',
    locality: 'நொய்டா',
    region: 'உத்தரப் பிரதேசம்',
    country: 'இந்தியா',
    sample: true,
  },
  wordmark: { of: 'Bhasha Bridge', width: 73, height: 40 },
};
