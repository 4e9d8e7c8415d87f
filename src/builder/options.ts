import { parseArgs } from 'node:util';
import { codeOf, Fault } from './fault';

export interface Options {
  readonly serve: boolean;
  readonly singleFile: boolean;
}

/** The options of the command line: `--serve` (npm start) or `--single-file`. */
export function readOptions(args: readonly string[]): Options {
  const { serve, 'single-file': singleFile } = parsed(args);
  if (serve && singleFile)
    throw new Fault(
      'build.ts: --single-file is for npm run build. Leave it out, or leave out --serve.',
    );
  return { serve, singleFile };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        serve: { type: 'boolean', default: false },
        'single-file': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    if (!codeOf(error).startsWith('ERR_PARSE_ARGS')) throw error;
    const known = ['--serve', '--single-file'];
    const wrong = args.find((arg) => !known.includes(arg)) ?? args.join(' ');
    throw new Fault(`build.ts: "${wrong}" is no option. Use ${known.join(' or ')}, or none.`);
  }
}
