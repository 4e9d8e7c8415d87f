/** One language of the site. Its words are in src/content/<tag>/. */
export interface Edition {
  /** BCP 47 tag, which is also the name of the folder of words. */
  readonly tag: string;
  /** The document, beside the others in dist/. */
  readonly file: string;
  /** The language's name in its own script. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** A drawing of one letter or short word, which pictures show in this edition; see picture-files.ts. */
  readonly letter?: `images/letter-${string}.svg`;
  /** The picture of a shared link; `npm run cards` draws it. */
  readonly card: `images/social-card${string}.png`;
  /** The linguist who reviewed the words; `null` makes the build list the edition as a draft. */
  readonly reviewedBy: string | null;
}

/** Every edition. The first is the default; its document is index.html. */
export const editions: readonly Edition[] = [
  {
    tag: 'en',
    file: 'index.html',
    name: 'English',
    dir: 'ltr',
    card: 'images/social-card.png',
    reviewedBy: 'the authors',
  },
  {
    tag: 'hi',
    file: 'hi.html',
    name: 'हिन्दी',
    dir: 'ltr',
    letter: 'images/letter-hi.svg',
    card: 'images/social-card-hi.png',
    reviewedBy: null,
  },
  {
    tag: 'ta',
    file: 'ta.html',
    name: 'தமிழ்',
    dir: 'ltr',
    letter: 'images/letter-ta.svg',
    card: 'images/social-card-ta.png',
    reviewedBy: null,
  },
  {
    tag: 'ur',
    file: 'ur.html',
    name: 'اردو',
    dir: 'rtl',
    letter: 'images/letter-ur.svg',
    card: 'images/social-card-ur.png',
    reviewedBy: null,
  },
];
