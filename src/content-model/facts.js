/* The owner's facts. Their types come from the schema at once (facts.d.ts). */
export * from '../content/company';
export * from '../content/editions';
export * from '../content/figures';
export * from '../content/language-list';
export * from '../content/lists';
export * from '../content/picture-files';
export * from '../content/routes';
export * from '../content/specimen';
