import * as runtime from 'react/jsx-runtime';

/*
 * esbuild imports JSX from here (src/builder/bundle.ts). React's own file is CommonJS, which
 * esbuild would wrap in each file that contains JSX. In production `jsxs` is `jsx`.
 */
export const { jsx, Fragment } = runtime;
export { jsx as jsxs };
