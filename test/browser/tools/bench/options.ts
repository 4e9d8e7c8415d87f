import { parseArgs } from 'node:util';

export const { values: options } = parseArgs({
  options: {
    against: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '3' },
    runs: { type: 'string', default: '9' },
    write: { type: 'boolean', default: false },
  },
});
const times = (count: string) => Array.from({ length: Number(count) }, (_, index) => index);
export const runs = times(options.runs);
export const rounds = times(options.rounds);
