import { parseArgs } from 'node:util';
import { BuildError } from '../sources/errors';

/** The options of build.ts, each with the command that has it. */
const commands = {
  serve: 'npm start',
  'single-file': 'npm run build',
  release: 'npm run build',
} as const;
type Option = keyof typeof commands;

/** The given options. Fails on one of the other command, or one that npm did not pass on. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Set<Option> {
  const names = Object.keys(commands) as Option[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' } as const]));
  const given = new Set(Object.keys(parseArgs({ args: [...args], options }).values) as Option[]);
  const write = (option: Option) => `Write: ${commands[option]} -- --${option}`;
  // In `npm run build --release`, npm takes the option for its own, and only sets a variable.
  const lost = names.find((name) => `npm_config_${name.replace('-', '_')}` in env);
  if (lost) throw new BuildError(`npm did not pass on --${lost}. ${write(lost)}`);
  const command = given.has('serve') ? 'npm start' : 'npm run build';
  const other = [...given].find((option) => commands[option] !== command);
  if (other) throw new BuildError(`${command} has no option --${other}. ${write(other)}`);
  return given;
}
