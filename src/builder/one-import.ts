import type { Plugin } from 'esbuild';

/* What the site takes from React. Whatever else a file imports, esbuild says that it is missing here. */
const names: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Activity',
    'Component',
    'createContext',
    'memo',
    'startTransition',
    'use',
    'useDeferredValue',
    'useEffect',
    'useEffectEvent',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
};

/**
 * React is CommonJS, so esbuild wraps it anew for each file that imports it, and cannot shorten `runtime.jsx` where it
 * is called. Imported through one module, it is wrapped once: 1 KB less with brotli.
 */
export const oneImport: Plugin = {
  name: 'one-import',
  setup(build) {
    build.onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path, importer }) =>
      importer.includes('node_modules') || importer in names
        ? undefined
        : { path, namespace: 'one-import' },
    );
    build.onLoad({ filter: /.*/, namespace: 'one-import' }, ({ path }) => ({
      resolveDir: import.meta.dirname,
      contents: [
        `import * as all from ${JSON.stringify(path)};`,
        // Where nothing is checked, `jsxs` is `jsx`: under one name both compress better.
        ...(names[path] ?? []).map((name) =>
          name === 'jsxs' ? 'export { jsx as jsxs };' : `export const ${name} = all.${name};`,
        ),
      ].join('\n'),
    }));
  },
};
