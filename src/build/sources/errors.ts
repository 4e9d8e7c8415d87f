/** An error that the owner can fix: file and line, problem, fix. It is shown without a stack. */
export class BuildError extends Error {}

/** Stops the build if there are problems, and lists them by file and line. */
export function failIf(problems: Iterable<string>): void {
  const lines = [...new Set(problems)].sort(new Intl.Collator('en', { numeric: true }).compare);
  if (lines.length > 0) throw new BuildError(lines.join('\n'));
}

/** An error as it is printed. */
export function messageOf(error: unknown): string {
  const { message, stack, code } = error as NodeJS.ErrnoException;
  const isExpected = error instanceof BuildError || code?.startsWith('ERR_PARSE_ARGS');
  return isExpected ? message : (stack ?? message);
}

/** Prints an error, and makes the command fail. */
export function printError(error: unknown): void {
  console.error(messageOf(error));
  process.exitCode = 1;
}
