/*
 * Every figure that several texts say. A text has its name in braces, such as `₹{wordPrice}`: change
 * the figure here, and all texts of all languages say the new one. All are samples: publish only
 * what you can prove, then delete the mark `sample`. Prices are in rupees, without GST.
 */
export const figures = {
  languages: { value: '50', sample: true },
  support: { value: '24/7', sample: true },
  since: { value: '2021', sample: true },
  employees: { value: '24', sample: true },
  linguists: { value: '160', sample: true },
  surveyYear: { value: '2025', sample: true },
  surveyed: { value: '50', sample: true },
  satisfied: { value: '49', sample: true },
  wordPrice: { value: '2.50', sample: true },
  minimumPrice: { value: '1,500', sample: true },
  pagePrice: { value: '150', sample: true },
  /* The tax on all prices. */
  gstPercent: { value: '18', sample: true },
  /* Percent of the price: more for a rush, less for each business day of delay. */
  rushPercent: { value: '50', sample: true },
  delayPercent: { value: '5', sample: true },
  delayPercentMax: { value: '50', sample: true },
  wordsPerDay: { value: '2,000', sample: true },
  teamWordsPerDay: { value: '10,000', sample: true },
  /* Of the example of an order, which has as many words as a team translates in a day. */
  examplePages: { value: '40', sample: true },
  /* The days after delivery in which mistakes are corrected. */
  correctionDays: { value: '30', sample: true },
} as const;

/* The figures below the banner. What each one counts is in home.ts of each language, under its id. */
export const claimList = [
  { id: 'languages', figure: '{languages}+', sample: true },
  { id: 'certified', figure: '✓', sample: true },
  { id: 'clients', figure: '100+', sample: true },
  { id: 'satisfaction', figure: '{satisfaction}%', sample: true },
  { id: 'process', figure: 'ISO 17100', sample: true },
  { id: 'support', figure: '{support}', sample: true },
] as const;

/*
 * The bars of the home page, 0 to 100 percent. What each one counts is in home.ts of each language;
 * there, its id in braces is its percentage.
 */
export const expertiseList = [
  { id: 'native', percent: 85, sample: true },
  { id: 'experienced', percent: 90, sample: true },
  { id: 'layout', percent: 75, sample: true },
] as const;

/* The bars of the Language page, with language.ts. */
export const experienceList = [
  { id: 'certified', percent: 95, sample: true },
  { id: 'satisfaction', percent: 98, sample: true },
  { id: 'accuracy', percent: 97, sample: true },
  { id: 'timeliness', percent: 92, sample: true },
  { id: 'repeat', percent: 90, sample: true },
] as const;
