/*
 * The words of the edition that is built; their types are in words.d.ts. The search also imports the
 * English names of languages.
 */
export * from '#words/about';
export * from '#words/before-you-ask';
export * from '#words/contact';
export * from '#words/edition';
export * from '#words/faq';
export * from '#words/home';
export * from '#words/industries';
export * from '#words/interface';
export * from '#words/language';
export * from '#words/languages';
export * from '#words/pages';
export * from '#words/pictures';
export * from '#words/services';
export * from '#words/testimonials';
