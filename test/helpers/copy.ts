import type { TestContext } from 'node:test';

/**
 * Replaces the browser's `copy` command by one with this answer; undefined for none. Returns what
 * was selected at each call.
 */
export function answerCopy(t: TestContext, answer: boolean | undefined): string[] {
  const copied: string[] = [];
  const command = () => {
    copied.push(`${getSelection()}`);
    return answer;
  };
  const value = answer === undefined ? undefined : command;
  Object.defineProperty(document, 'execCommand', { configurable: true, value });
  t.after(() => Reflect.deleteProperty(document, 'execCommand'));
  return copied;
}
