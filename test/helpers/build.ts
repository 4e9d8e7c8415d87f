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
import { makeSite, type SiteOptions } from '../../src/build/site/site';
import { readContent } from '../../src/build/sources/content';
import { type Files, readSources, root } from '../../src/build/sources/files';
import { readData } from '../../src/build/sources/read-data';
import { recordAll } from '../../src/build/words/record';

/** What the tests expect in company.ts, whatever the owner has written there. */
const details = {
  name: 'Setu Languages',
  registered: { name: 'Setu Limited', numbers: ['GSTIN 09AAAAA0000A1Z5'], sample: true },
  email: 'hello@example.com',
  phone: '+91 00000 00000',
  whatsapp: '',
  address: { street: 'Sector 50', locality: 'Noida', region: '', country: '', countryCode: 'IN' },
  map: {
    frame: 'https://www.openstreetmap.org/export/embed.html?bbox=77.3%2C28.5%2C77.4%2C28.6',
    link: 'https://www.openstreetmap.org/?mlat=28.5&mlon=77.3',
  },
  siteUrl: '',
};
const company = 'src/content/company.ts';

/** The project's sources with these details, and with changes that stay in memory. */
export class ChangedSources {
  /** By path in the project; `null` deletes a file. */
  readonly changes = new Map<string, string | Buffer | null>();

  constructor(readonly folder = root) {
    const owners = readData(company, this.read(company)).data['company'];
    const all = JSON.stringify({ ...Object(owners), ...details }, null, 2)
      // A comma after each entry, as in the owner's file.
      .replace(/(?<![,{[])\n/g, ',\n');
    this.write(company, `export const company = ${all};\n`);
  }

  /** The site that is built from them. */
  async make(options: SiteOptions = {}) {
    const files = await this.files();
    return makeSite(files, readContent(files), options);
  }

  async files(): Promise<Files> {
    const files = await readSources();
    for (const [file, content] of this.changes)
      if (content === null) files.delete(file);
      else files.set(file, Buffer.from(content));
    return files;
  }

  read(file: string): string {
    return String(this.changes.get(file) ?? readFileSync(join(this.folder, file)));
  }

  write(file: string, content: string | Buffer | null): void {
    this.changes.set(file, content);
  }

  /** Replaces a text that the file must contain. Returns the line it is in. */
  edit(file: string, from: string | RegExp, to: string): number {
    const text = this.read(file);
    const index = typeof from === 'string' ? text.indexOf(from) : text.search(from);
    if (index < 0) throw new Error(`${file} does not contain ${from}`);
    const edited = text.replace(from, () => to);
    this.write(file, edited);
    return text.slice(0, index).split('\n').length;
  }

  /** Adds an edition with the English words. */
  addEdition(tag: string): void {
    for (const name of readdirSync(join(root, 'src/content/en')))
      this.write(`src/content/${tag}/${name}`, this.read(`src/content/en/${name}`));
    this.edit(`src/content/${tag}/edition.ts`, "tag: 'en'", `tag: '${tag}'`);
  }

  /** Signs all words of an edition. */
  async review(tag: string): Promise<void> {
    const files = await this.files();
    const { path, source } = recordAll(readContent(files), files, tag, 'Asha Rao');
    this.write(path, source);
  }

  /** Lists these editions after English. */
  setEditions(entries: string): void {
    const english = "tag: 'en', file: 'index.html', name: 'English', dir: 'ltr'";
    const editions = `{ ${english}, card: 'images/social-card.png' },\n${entries}`;
    this.write('src/content/editions.ts', `export const editions = [${editions}];\n`);
  }
}

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const files = ['LICENSE', 'index.html', 'package.json', 'package-lock.json', 'tsconfig.json'];
  for (const part of ['src', 'assets', 'build.ts', ...files])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

interface Printed {
  readonly code: number;
  readonly output: string;
  /** Lines. */
  readonly errors: readonly string[];
}

/** A copy of the project, to start build.ts in. */
export class ProjectCopy extends ChangedSources {
  constructor() {
    super(copyProject());
  }

  override write(file: string, content: string | Buffer | null): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    if (content === null) rmSync(join(this.folder, file));
    else writeFileSync(join(this.folder, file), content);
  }

  build(...flags: string[]): Promise<Printed> {
    return this.run('build.ts', ...flags);
  }

  /** Runs a script of the copy. */
  run(...script: string[]): Promise<Printed> {
    const args = ['--import', 'tsx', ...script];
    return new Promise((resolve) => {
      execFile(process.execPath, args, { cwd: this.folder }, (error, output, stderr) => {
        const errors = stderr.split('\n').filter((line) => line !== '');
        resolve({ code: error ? Number(error.code) : 0, output, errors });
      });
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
