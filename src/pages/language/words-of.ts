/*
 * What a search ignores: differences between keyboards and between usual spellings. Less regular
 * spellings are in the list of languages and in `otherNames` of an edition.
 */
type Folding = readonly [from: RegExp, to: string];

const lettersOfOneScript: readonly Folding[] = [
  // Endings of nouns in Tamil and of their cases; the plural in Hindi.
  [/(?:(?:த்த|ய|ுவ)?(?:ில்|ிலிருந்து|ின்)|க்கு|ம்|ு|ों)(?![\p{L}\p{M}])/gu, ''],
  // Tamil has one letter for several sounds, beside borrowed letters. For each, one that no name has.
  [/[கஹ]/g, 'ॻ'],
  [/[சஜஷஸ]/g, 'ॼ'],
  [/[டத]/g, 'ॾ'],
  [/ப/g, 'ॿ'],
  // Assamese has its own ra, Gurmukhi two nasal signs.
  [/ৰ/g, 'র'],
  [/ੰ/g, 'ਂ'],
];

const foldings: readonly Folding[] = [
  // Accents, vowel signs and hamza of Arabic, apostrophes, and characters without width.
  [/[\u0300-\u036f\u0640\u064b-\u065f\u0670'’‘ʼ]|\p{Cf}/gu, ''],
  // Arabic and Urdu keyboards have different letters for yeh, kaf and heh.
  [/[يى]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[هھةە]/g, 'ہ'],
  [/ں/g, 'ن'],
  // Nasals before a consonant; then the dot below and the virama.
  [/म्(?=[प-म])|[ङञणँं]/g, 'न'],
  [/[\u093c\u094d]/g, ''],
  // Long and short vowels, sibilants, and l.
  [/\u093e/g, ''],
  [/आ/g, 'अ'],
  [/[इईी]/g, 'ि'],
  [/[उऊू]/g, 'ु'],
  [/[ऎएॆ]/g, 'े'],
  [/[ऒओॊ]/g, 'ो'],
  [/[शष]/g, 'स'],
  [/ळ/g, 'ल'],
];

/** Doubled letters, in any script, count once. */
export const undouble = (text: string) => text.replace(/(.)\1+/gu, '$1');

const applyAll = (text: string, all: readonly Folding[]) =>
  all.reduce((result, [from, to]) => result.replace(from, to), text);

/**
 * The block of each Indian script, from Bengali to Malayalam, has the layout of Devanagari's: the
 * same rules do for all, and a name is found in whichever of these scripts it is typed.
 */
function toDevanagari(text: string): string {
  return text.replace(/[\u0980-\u0d7f]/g, (letter) =>
    String.fromCharCode(0x900 | (letter.charCodeAt(0) & 0x7f)),
  );
}

/** The folded words of a text: sequences of letters, marks and numbers. */
export function wordsOf(text: string): readonly string[] {
  const composed = applyAll(text.toLowerCase().normalize('NFC'), lettersOfOneScript);
  const folded = undouble(applyAll(toDevanagari(composed).normalize('NFD'), foldings));
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
