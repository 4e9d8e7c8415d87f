import * as runtime from 'react/jsx-runtime';

/*
 * What esbuild imports for JSX. The package is CommonJS: without this file, each file would have an
 * object of its own for it, and each of the 450 elements would be a call of a property.
 */
export const { Fragment, jsx, jsxs } = runtime;
