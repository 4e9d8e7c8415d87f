/**
 * The sounds that tell names apart, each with its letters and named after the first: so a name is
 * found in whichever script it is typed, and with the usual mistakes.
 */
const sounds = [
  ...['ahअआहاہهحعھة', 'iyeयइईिीएऐेैऎॆیيىے', 'uoउऊुूओऔोौऒऑॊॉو'],
  ...['kqxकखکكقخ', 'gगघگغ', 'cचछچ', 'jzजझجزذضظژ', 'sशषसسشصث', 'tटठतथتطٹ', 'dडढदधدڈڑ'],
  ...['nनङञणँंنں', 'mमم', 'pfपफپف', 'bबभب', 'vwव', 'rरऱृر', 'lलळل'],
];
const soundOf = new Map(sounds.flatMap((all) => [...all].map((letter) => [letter, all.charAt(0)])));
/** Tamil has one letter for several consonants, but others for `j` and `m` at the start. */
const merged: Record<string, string> = { g: 'k', j: 'c', s: 'c', d: 't', m: 'n', b: 'p', v: 'p' };

/** Endings of nouns in Tamil and of their cases, in Telugu and Malayalam; the plural in Hindi. */
const endings = /(?:(?:த்த|ய|ுவ)?(?:ில்|ிலிருந்து|ின்)|க்கு|ம்|[ంം]|ு|ों)(?![\p{L}\p{M}])/gu;

/** Accents, virama, dot below, Arabic vowels, apostrophes, no width, the sign in "J&K". */
const ignoredSigns = /[\u0300-\u036f\u093c\u094d\u0640\u064b-\u065f\u0670'’‘ʼ]|\p{Cf}|&(?=\w\b)/gu;

/**
 * The words of a text. The block of each Indian script, from Bengali to Malayalam, has the layout of
 * Devanagari's: its letters become Devanagari.
 */
export function wordsOf(text: string): readonly string[] {
  const letters = text
    .toLowerCase()
    .normalize('NFKC')
    .replace(endings, '')
    // Assamese has its own ra, Gurmukhi its own nasal sign.
    .replace(/[ৰੰ]/g, (letter) => (letter === 'ৰ' ? 'র' : 'ਂ'))
    .replace(/[\u0980-\u0d7f]/g, (letter) =>
      String.fromCharCode(0x900 | (letter.charCodeAt(0) & 0x7f)),
    )
    // A nasal before its consonant is the sign: हिन्दी, हिंदी.
    .replace(/[ङञणन]\u094d(?=[क-ध])/g, 'ं')
    .normalize('NFD')
    .replace(ignoredSigns, '');
  return letters.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

export type Spelling = ReturnType<typeof spellingOf>;

/** A word, its sounds, and its consonants: many spellings leave vowels out. */
export function spellingOf(word: string) {
  // `a` and `h` count at the start only. Elsewhere, `v` is often written as `u`.
  const heard = Array.from(word, (letter) => soundOf.get(letter))
    .join('')
    .replace(/\Ba/g, '')
    .replace(/\Bv/g, 'u');
  const consonants = heard.replace(/\B[iu]|[gsdbv]|\B[jm]/g, (sound) => merged[sound] ?? '');
  const undouble = (text: string) => text.replace(/(.)\1+/g, '$1');
  return { word, sounds: undouble(heard), consonants: undouble(consonants) };
}
