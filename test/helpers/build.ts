import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const project = join(import.meta.dirname, '../..');
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

interface Run {
  readonly code: number;
  readonly output: string;
  /** The lines of standard error. */
  readonly errors: readonly string[];
}

/** A copy of the project that tests can edit and build. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-'));

  constructor() {
    for (const part of parts)
      cpSync(join(project, part), join(this.folder, part), { recursive: true });
    symlinkSync(join(project, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
    this.setDetails();
  }

  private setDetails(): void {
    for (const [field, value] of Object.entries(details))
      this.edit(
        'src/content/company.ts',
        RegExp(`(?<=^ +)${field}:\\s*'[^'\n]*'`, 'm'),
        `${field}: '${value}'`,
      );
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Replaces a text that the file must contain. Returns the line it is in. */
  edit(file: string, from: string | RegExp, to: string): number {
    const text = this.read(file);
    const index = text.search(
      from instanceof RegExp ? from : from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
    if (index < 0) throw new Error(`${file} does not contain ${from}`);
    this.write(
      file,
      text.replace(from, () => to),
    );
    return text.slice(0, index).split('\n').length;
  }

  /** Undoes all edits of src/, assets/ and the files beside them. */
  restore(): void {
    for (const part of ['src', 'assets']) rmSync(join(this.folder, part), { recursive: true });
    for (const part of ['src', 'assets', 'index.html', 'tsconfig.json', 'package.json'])
      cpSync(join(project, part), join(this.folder, part), { recursive: true });
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
