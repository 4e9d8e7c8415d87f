/** What the owner can mend. It is shown as it is, one line for each mistake, without a stack. */
export class Fault extends Error {}

/** Stops where there are faults. They are sorted, so that each run names them in the same order. */
export function stopOn(faults: readonly string[]): void {
  if (faults.length > 0) throw new Fault([...new Set(faults)].sort().join('\n'));
}

/** The system's code of an error (`EACCES`), or its text where it has none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
