import { execFileSync } from 'node:child_process';
import { arch, cpus, loadavg, totalmem, type } from 'node:os';

/** Which machine and which commit: no figure means anything without. */
export function circumstances() {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain') ? ', with changes' : '';
  const commit = `commit ${git('rev-parse', '--short', 'HEAD')}${changed}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() || arch()}, ${memory}, ${type()}`;
  const load = `load ${loadavg()[0]?.toFixed(1)} at the start`;
  return `${new Date().toISOString().slice(0, 10)}; ${commit}; ${machine}; ${load}`;
}
