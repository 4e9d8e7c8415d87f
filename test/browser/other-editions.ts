import { editions } from '../../src/content/editions';

// The owner may add and remove editions: tests take them from here, not by name.

/** The editions besides the first, which a test visits if it names none. */
export const otherEditions = editions.slice(1);

/** An edition that is read from the right, if the site has one. */
export const rightToLeft = editions.find(({ dir }) => dir === 'rtl');
