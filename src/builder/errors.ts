/**
 * An error that the owner can fix. Its message is file and line, problem, fix; no stack is shown.
 */
export class BuildError extends Error {}

/**
 * Stops the build if there are problems. They are sorted, so that every run lists them in the same
 * order.
 */
export function failIf(problems: Iterable<string>): void {
  const lines = [...new Set(problems)].sort();
  if (lines.length > 0) throw new BuildError(lines.join('\n'));
}

/** Prints an error, and makes the command fail. */
export function report(error: unknown): void {
  const { message, stack } = error as Error;
  console.error(error instanceof BuildError ? message : stack);
  process.exitCode = 1;
}
