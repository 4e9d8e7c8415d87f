/*
 * Every language of the site. The first is the default; its document is index.html. `tag` is the BCP
 * 47 tag, and the name of the folder of words; `file` is the document; `name` is the language's name
 * in its own script; `letter` is a drawing of one letter or short word, which pictures show in this
 * edition (picture-files.ts); `npm run cards` draws `card`, the picture of a shared link.
 */
export const editions = [
  {
    tag: 'en',
    file: 'index.html',
    name: 'English',
    dir: 'ltr',
    card: 'images/social-card.png',
  },
  {
    tag: 'hi',
    file: 'hi.html',
    name: 'हिन्दी',
    dir: 'ltr',
    letter: 'images/letter-hi.svg',
    card: 'images/social-card-hi.png',
  },
  {
    tag: 'ta',
    file: 'ta.html',
    name: 'தமிழ்',
    dir: 'ltr',
    letter: 'images/letter-ta.svg',
    card: 'images/social-card-ta.png',
  },
  {
    tag: 'ur',
    file: 'ur.html',
    name: 'اردو',
    dir: 'rtl',
    letter: 'images/letter-ur.svg',
    card: 'images/social-card-ur.png',
  },
];
