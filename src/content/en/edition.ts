/**
 * `tag` is the BCP 47 tag of this folder's language and the name of the folder. Other editions also
 * write the `address` of company.ts here, in their language.
 */
export const edition = { tag: 'en' };
