import * as runtime from 'react/jsx-runtime';

/*
 * esbuild imports JSX from here (src/builder/bundle.ts). React's own file is CommonJS, which
 * esbuild would wrap in each file that contains JSX. In production, `jsxs` and `jsx` are the same
 * function.
 */
export const { jsx, Fragment } = runtime;
export { jsx as jsxs };
