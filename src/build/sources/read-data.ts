import { BuildError } from './errors';
import { lineAt, unquote } from './quote';

/** A value in a file of content, and where it is. */
export interface Literal {
  readonly value: unknown;
  /** The constant, then keys and positions (from 1). */
  readonly path: readonly string[];
  /** The comments above the value and above the objects and lists that contain it. */
  readonly comments: readonly string[];
  /** The value's offsets in the source, with its quotes; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

export interface DataFile {
  /** The exported constants. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Every value by its path, in lines, in the order of the file. */
  readonly literals: ReadonlyMap<string, Literal>;
}

/**
 * Reads a file of content, which holds data only: constants made of lists, objects, numbers, marks
 * and quoted texts. Nothing is executed. Fails at the first mistake, with file, line and fix.
 */
export function readData(file: string, source: string): DataFile {
  const reader = new Reader(file, source);
  const data = reader.readConstants();
  return { data, literals: new Map(reader.literals.map((one) => [one.path.join('\n'), one])) };
}

const hints =
  "a straight quote ' at both ends of each text, ’ for an apostrophe in it, no line break; a colon " +
  'after each name, and a comma after each entry; a } for each { and a ] for each [, with every ' +
  'entry before the ]; no % after a number; /* and */ around a comment';

const space = /\s+|\/\*[\s\S]*?\*\/|\/\/.*/y;
const text = /'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"/y;
const word = /[\p{L}_$][\p{L}\p{M}\w$]*/uy;

class Reader {
  readonly literals: Literal[] = [];
  /** The offset of the next character. */
  #at = 0;
  /** The comments since the last key or value. */
  #comments: string[] = [];

  constructor(
    readonly file: string,
    readonly source: string,
  ) {}

  readConstants(): Record<string, unknown> {
    const data: Record<string, unknown> = {};
    for (this.#skipSpace(); this.#at < this.source.length; this.#skipSpace()) {
      if (this.#take(/const\b/y)) this.#fail('write export before const, or delete this part.');
      const [, name = ''] = this.#take(/export\s+const\s+([\w$]+)\s*=/y) ?? this.#failHere();
      if (Object.hasOwn(data, name))
        this.#fail(`"${name}" is there twice. Rename one, or delete it.`);
      data[name] = this.#readValue([name], this.#takeComments());
      this.#takeSign(/as\s+const\b/y);
      this.#takeSign(/;/y);
      this.#comments = [];
    }
    return data;
  }

  #readValue(path: readonly string[], outer: readonly string[]): unknown {
    this.#skipSpace();
    const start = this.#at;
    const comments = [...outer, ...this.#takeComments()];
    // Its place in the list is before the values in it.
    const index = this.literals.length++;
    const value = this.#take(/\[/y)
      ? this.#readList(path, comments)
      : this.#take(/\{/y)
        ? this.#readObject(path, comments)
        : this.#readScalar();
    this.literals[index] = { value, path, comments, start, end: this.#at };
    return value;
  }

  #readList(path: readonly string[], comments: readonly string[]): unknown[] {
    const list: unknown[] = [];
    while (!this.#takeSign(/\]/y)) {
      list.push(this.#readValue([...path, `${list.length + 1}`], comments));
      if (!this.#takeSign(/,|(?=\])/y)) this.#failHere();
    }
    return list;
  }

  #readObject(path: readonly string[], outer: readonly string[]): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    while (!this.#takeSign(/\}/y)) {
      const [key = ''] = this.#take(text) ?? this.#take(/[\w$]+/y) ?? this.#failHere();
      const name = /^\W/.test(key) ? this.#unquote(key) : key;
      if (Object.hasOwn(object, name))
        this.#fail(`"${name}" is there twice. Rename one, or delete it.`);
      const comments = [...outer, ...this.#takeComments()];
      if (!this.#takeSign(/:/y)) this.#failHere();
      object[name] = this.#readValue([...path, name], comments);
      if (!this.#takeSign(/,|(?=\})/y)) this.#failHere();
    }
    return object;
  }

  #readScalar(): unknown {
    const [quoted] = this.#take(text) ?? [];
    if (quoted !== undefined) {
      if (this.#take(/\s*\+/y)) this.#fail('write this text as one string, without +.');
      return this.#unquote(quoted);
    }
    if (this.#take(/['"]/y))
      this.#fail(
        "this text does not end in its line. Write ' at its end, and ’ for an apostrophe.",
      );
    if (this.#take(/`/y)) this.#fail('use straight quotes.');
    const [number] = this.#take(/-?\d+(?:\.\d+)?(?![\w.])/y) ?? [];
    return number === undefined ? this.#readWord() : Number(number);
  }

  #unquote(quoted: string): string {
    try {
      return unquote(quoted);
    } catch {
      return this.#fail(`${quoted} has a code of no character. Write the character itself.`);
    }
  }

  #readWord(): boolean {
    const start = this.#at;
    const [name] = this.#take(word) ?? this.#failHere();
    if (name === 'true' || name === 'false') return name === 'true';
    if (!this.#takeSign(/(?=[,;}\]])/y)) this.#failHere();
    return this.#fail(`${name} is unknown. Write '${name}' for a text, true for a mark.`, start);
  }

  /** What a sticky pattern matches at this place. */
  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.source) ?? undefined;
    this.#at += found?.[0].length ?? 0;
    return found;
  }

  /** Takes a sign after space. */
  #takeSign(pattern: RegExp): boolean {
    this.#skipSpace();
    return this.#take(pattern) !== undefined;
  }

  #skipSpace(): void {
    for (let found = this.#take(space); found; found = this.#take(space)) {
      const comment = plainComment(found[0]);
      if (comment) this.#comments.push(comment);
    }
  }

  #takeComments(): string[] {
    return this.#comments.splice(0);
  }

  #failHere(): never {
    this.#skipSpace();
    const start = this.#at;
    const [found] = this.#take(/\w+|\S/uy) ?? [];
    const from = found ? `"${found}"` : 'the end of the file';
    const check = `Check this line and just above it: ${hints}.`;
    return this.#fail(`cannot be read from ${from} on. ${check}`, start);
  }

  #fail(fix: string, place = this.#at): never {
    throw new BuildError(`${this.file}:${lineAt(this.source, place)}: ${fix}`);
  }
}

function plainComment(comment: string): string {
  return comment
    .replace(/^\/\*+|\*\/$|^\/\//g, '')
    .replace(/\s*\n\s*\*?\s*/g, ' ')
    .trim();
}
