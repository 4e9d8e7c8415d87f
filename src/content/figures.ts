/*
 * Every figure that the site claims. All are samples: publish only what you can prove, then delete
 * the mark `sample`. What each one counts is in the words of each language (home.ts and
 * language.ts), under its id.
 */
export const claimList = [
  { id: 'languages', figure: '50+', sample: true },
  { id: 'certified', figure: '✓', sample: true },
  { id: 'clients', figure: '100+', sample: true },
  { id: 'satisfaction', figure: '98%', sample: true },
  { id: 'process', figure: 'ISO 17100', sample: true },
  { id: 'support', figure: '24/7', sample: true },
] as const;

/* The bars of the home page, 0 to 100 percent. */
export const expertiseList = [
  { id: 'native', percent: 85, sample: true },
  { id: 'experienced', percent: 90, sample: true },
  { id: 'layout', percent: 75, sample: true },
] as const;

/* The bars of the Language page. */
export const experienceList = [
  { id: 'certified', percent: 95, sample: true },
  { id: 'satisfaction', percent: 98, sample: true },
  { id: 'accuracy', percent: 97, sample: true },
  { id: 'timeliness', percent: 92, sample: true },
  { id: 'repeat', percent: 90, sample: true },
] as const;
