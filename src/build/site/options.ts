import { parseArgs } from 'node:util';
import { BuildError } from '../sources/errors';

const flag = { type: 'boolean' } as const;
const options = { serve: flag, 'single-file': flag, release: flag };

export type Options = ReturnType<typeof readOptions>;

/** The options of build.ts. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv) {
  checkPassedOn('build', options, env);
  return parseArgs({ args: [...args], options }).values;
}

/** Fails on an option of a script that npm did not pass on. */
export function checkPassedOn(script: string, known: object, env: NodeJS.ProcessEnv): void {
  // In `npm run build --release`, npm takes the option for its own, and only sets a variable.
  const lost = Object.keys(known).find((name) => `npm_config_${name.replace('-', '_')}` in env);
  if (lost)
    throw new BuildError(`npm did not pass on --${lost}. Write -- after npm run ${script}.`);
}
