/**
 * Sources that run before the page's own scripts in WebKit, whose WebDriver has no command for it: site.ts puts
 * them first into every document that it serves.
 */
export const preludes = new Set<string>();
export const preludePath = '/prelude-of-the-tests.js';
