import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Files, readSources, root } from '../../src/sources/files';

/** The details that the tests expect, in place of the owner's in company.ts. */
const details = {
  name: 'Bhasha Bridge',
  email: 'hello@example.com',
  phone: '+91 00000 00000',
  frame: 'https://www.openstreetmap.org/export/embed.html?bbox=77.3%2C28.5%2C77.4%2C28.6',
  link: 'https://www.openstreetmap.org/?mlat=28.5&mlon=77.3',
  siteUrl: '',
  country: 'India',
  countryCode: 'IN',
};

/** Files that a test edits. */
abstract class Editor {
  abstract read(file: string): string;
  abstract write(file: string, content: string | Buffer): void;

  /** Replaces a text that the file must contain. Returns the line it is in. */
  edit(file: string, from: string | RegExp, to: string): number {
    const text = this.read(file);
    const index = typeof from === 'string' ? text.indexOf(from) : text.search(from);
    if (index < 0) throw new Error(`${file} does not contain ${from}`);
    this.write(
      file,
      text.replace(from, () => to),
    );
    return text.slice(0, index).split('\n').length;
  }

  protected setDetails(): void {
    for (const [field, value] of Object.entries(details)) {
      const line = RegExp(`(?<=^ +)${field}:\\s*'[^'\n]*'`, 'm');
      this.edit('src/content/company.ts', line, `${field}: '${value}'`);
    }
  }
}

/** The project's sources with changes in memory. */
export class ChangedSources extends Editor {
  private readonly changes = new Map<string, string | Buffer | null>();

  constructor() {
    super();
    this.setDetails();
  }

  read(file: string): string {
    return String(this.changes.get(file) ?? readFileSync(join(root, file)));
  }

  write(file: string, content: string | Buffer): void {
    this.changes.set(file, content);
  }

  copyFolder(from: string, to: string): void {
    for (const name of readdirSync(join(root, from)))
      this.write(`${to}/${name}`, this.read(`${from}/${name}`));
  }

  files(): Promise<Files> {
    return readSources(this.changes);
  }
}
const parts = [
  'src',
  'assets',
  'index.html',
  'build.ts',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

interface Run {
  readonly code: number;
  readonly output: string;
  /** The lines of standard error. */
  readonly errors: readonly string[];
}

/** A copy of the project that a test builds from the command line. */
export class ProjectCopy extends Editor {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-'));

  constructor() {
    super();
    for (const part of parts)
      cpSync(join(root, part), join(this.folder, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
    this.setDetails();
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), content);
  }

  /** Undoes all edits of src/, assets/ and the files beside them. */
  restore(): void {
    for (const part of ['src', 'assets']) rmSync(join(this.folder, part), { recursive: true });
    for (const part of ['src', 'assets', 'index.html', 'tsconfig.json', 'package.json'])
      cpSync(join(root, part), join(this.folder, part), { recursive: true });
    this.setDetails();
  }

  build(...flags: string[]): Promise<Run> {
    const args = ['--import', 'tsx', 'build.ts', ...flags];
    return new Promise((resolve) => {
      execFile(process.execPath, args, { cwd: this.folder }, (error, output, stderr) =>
        resolve({
          code: error ? Number(error.code) : 0,
          output,
          errors: stderr.split('\n').filter((line) => line !== ''),
        }),
      );
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
