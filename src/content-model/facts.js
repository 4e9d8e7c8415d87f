/*
 * The owner's facts. In JavaScript, because TypeScript would take the values as they are today for
 * the types: those of the schema are in facts.d.ts.
 */
export * from '../content/company';
export * from '../content/editions';
export * from '../content/figures';
export * from '../content/language-list';
export * from '../content/lists';
export * from '../content/picture-files';
export * from '../content/routes';
export * from '../content/specimen';
