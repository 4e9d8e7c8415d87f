import type { Words } from '../schema/content';

/*
 * The words of the edition that is built, as words.js exports them, with the types of the schema.
 * The build checks the words themselves.
 */
declare const words: Words;
export = words;
