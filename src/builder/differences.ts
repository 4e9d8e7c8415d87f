import { singleFileName } from './single-file';

/** What differs between two lists of checksums, one line each. The one-file edition may be in one of them alone. */
export function differences(mine: string, other: string, told: string): string[] {
  const read = (text: string) =>
    new Map(
      text
        .trim()
        .split('\n')
        .map((line) => [line.slice(66), line.slice(0, 64)] as const),
    );
  const [a, b] = [read(mine), read(other)];
  const optional = (name: string) =>
    name.startsWith(singleFileName) && !(a.has(name) && b.has(name));
  const names = [...new Set([...a.keys(), ...b.keys()])].filter((name) => !optional(name));
  return names.filter((name) => a.get(name) !== b.get(name)).map((name) => `${name}: ${told}`);
}
