/** What a picture shows, for visitors who do not see it. Pictures without a text are decorative. */
export const descriptions = {
  'images/banner-house.svg':
    'A house with an arched window for each of seven scripts, and a seal on its door',
  'images/banner-words.svg':
    'The English “word” and the Hindi “शब्द” joined by an arch, on a bridge with letters of six scripts',
  'images/contact.svg': 'A sealed envelope in front of an arch',
  'images/head-about-us.svg': 'An arch of letters leading from the Latin A to the Devanagari अ',
  'images/milestone-2021.svg': 'An open door under an arch, with a desk and a lamp behind it',
  'images/milestone-2022.svg': 'A page between crop marks and a website with the same letter',
  'images/milestone-2023.svg':
    'A corrected translation beside its source, under a magnifying glass',
  'images/milestone-2024.svg': 'A microphone, a subtitled video and a window of code',
  'images/milestone-2025.svg': 'A clock between sun and moon, with letters for numerals',
};
