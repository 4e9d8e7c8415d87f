/**
 * `tag` is the BCP 47 tag of this folder's language and the name of the folder. `address` is that of
 * company.ts: when you have changed or checked it, delete the mark `sample`. `wordmark`
 * has the size of assets/images/wordmark-hi.svg, which is a drawing of the name `of`.
 */
export const edition = {
  tag: 'hi',
  address: {
    street: 'सेक्टर 50',
    locality: 'नोएडा',
    region: 'उत्तर प्रदेश',
    country: 'भारत',
    sample: true,
  },
  wordmark: { of: 'Bhasha Bridge', width: 116, height: 40 },
};
