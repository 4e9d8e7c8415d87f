import { parseArgs } from 'node:util';
import { BuildError } from '../sources/errors';

const flag = { type: 'boolean' } as const;
const options = { serve: flag, 'single-file': flag, release: flag };

export type Options = ReturnType<typeof readOptions>;

/** The options of build.ts. Fails on one that npm did not pass on. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv) {
  // In `npm run build --release`, npm takes the option for its own, and only sets a variable.
  const lost = Object.keys(options).find((name) => `npm_config_${name.replace('-', '_')}` in env);
  if (lost)
    throw new BuildError(`npm did not pass on --${lost}. Write: npm run build -- --${lost}`);
  return parseArgs({ args: [...args], options }).values;
}
