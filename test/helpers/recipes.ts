import assert from 'node:assert/strict';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/build/sources/files';
import { ProjectCopy } from './build';

/* Follows the recipes of src/content/README.md: one site with all that they add, one with little. */

const readme = readFileSync(join(root, 'src/content/README.md'), 'utf8');
const content = 'src/content';
const company = `${content}/company.ts`;
const lists = `${content}/lists.ts`;
const wordFolders = readdirSync(join(root, content)).filter((name) =>
  existsSync(join(root, content, name, 'edition.ts')),
);

/** The code block of the guide that contains these words, as the owner copies it. */
function snippet(words: string): string {
  const blocks = [...readme.matchAll(/^```(?:tsx?|html)\n(.*?)\n```$/gms)];
  const found = blocks.flatMap(([, code = '']) => (code.includes(words) ? code : []));
  assert.equal(found.length, 1, `${found.length} code blocks of README.md contain ${words}`);
  return found[0] ?? '';
}

/** The arguments of each `npm run words` of the guide: by the alphabet, `export` precedes `import`. */
export const wordCommands = [...readme.matchAll(/npm run words -- ([^`\n#]+)/g)]
  .map(([, line = '']) => [...line.matchAll(/"([^"]+)"|\S+/g)].map(([word, name]) => name ?? word))
  .sort();

/** The project as the owner has it, with its tests. */
class Site extends ProjectCopy {
  constructor() {
    super();
    const isOurs = (path: string) => !path.endsWith('node_modules');
    for (const part of [company, 'test', 'README.md', '.ci'])
      cpSync(join(root, part), join(this.folder, part), { recursive: true, filter: isOurs });
  }

  /** Adds the guide's snippet that contains `words` after the text `after`. */
  add(file: string, after: string, words: string): void {
    this.edit(file, after, `${after}\n${snippet(words)}`);
  }

  /** The same in the words of every edition, as long as there is no translation. */
  addWords(file: string, after: string, words: string): void {
    for (const folder of wordFolders) this.add(`${content}/${folder}/${file}`, after, words);
  }

  editWords(file: string, from: RegExp, to: string): void {
    for (const folder of wordFolders) this.edit(`${content}/${folder}/${file}`, from, to);
  }

  copyPicture(from: string, to: string): void {
    this.write(`assets/images/${to}`, readFileSync(join(root, 'assets/images', from)));
  }

  deletePictures(...names: string[]): void {
    for (const name of names) this.write(`assets/images/${name}`, null);
  }

  /** Deletes the files of a folder whose names match. */
  deleteIn(folder: string, names: RegExp): void {
    for (const name of readdirSync(join(root, folder)).filter((name) => names.test(name)))
      this.write(`${folder}/${name}`, null);
  }

  setContacts(): void {
    this.edit(company, /(?<=^ {2}phone: )'.*'/m, "'1800 123 4567'");
    this.edit(company, /(?<=^ {2}email: )'.*'/m, "'ask@setu.example.in'");
  }
}

/** Everything that the guide adds, in one site. One of the texts of the new edition is missing. */
export function addEverything(): ProjectCopy {
  const site = new Site();
  site.setContacts();
  site.edit(company, /(?<=^ {2}name: )'.*'/m, "'Setu & Sons'");
  site.edit(company, /(?<=^ {4}street: )'.*'/m, "'12 Nehru Road'");
  site.edit(company, /(?<=^ {4}locality: )'.*'/m, "'Pune'");
  site.edit(company, /(?<=^ {2}siteUrl: )'.*'/m, "'https://setu.example.in/'");
  site.edit(company, /^ {4}sample: true,\n/m, '');
  site.edit(company, /^ {2}whatsapp: .*$/m, snippet('whatsapp:'));
  site.copyPicture('mark.svg', 'our-logo.svg');
  site.edit(company, /^ {2}logo: .*$/m, `  ${snippet('our-logo.svg')}`);
  site.deletePictures('mark.svg', 'wordmark-ta.svg', 'wordmark-ur.svg');
  site.edit(`${content}/hi/edition.ts`, /^ {2}wordmark: .*$/m, snippet('wordmark:'));
  site.add(`${content}/en/testimonials.ts`, 'testimonials = [', 'Example Motors');
  site.add(`${content}/en/faq.ts`, 'export const faq = [', 'weekends');
  site.copyPicture('industry-legal.svg', 'industry-insurance.svg');
  site.add(lists, 'industryList = [', "id: 'insurance'");
  site.addWords('industries.ts', 'export const industryWords = {', 'insurance: {');
  site.copyPicture('service-content.svg', 'service-interpreting.svg');
  site.add(lists, 'serviceList = [', "id: 'interpreting'");
  site.addWords('services.ts', 'export const serviceWords = {', 'interpreting: {');
  site.copyPicture('milestone-2021.svg', 'milestone-2026.svg');
  site.add(lists, 'milestoneList = [', "id: '2026'");
  site.addWords('about.ts', 'export const milestoneWords = {', '2026: {');
  site.addWords('pictures.ts', 'export const descriptions = {', 'A row of houses');
  site.copyPicture('banner-house.svg', 'banner-desk.svg');
  site.add(`${content}/picture-files.ts`, 'pictureSizes = {', "banner-desk.svg': {");
  site.add(lists, 'slideList = [', "id: 'interpreters'");
  site.addWords('home.ts', 'export const slideWords = {', 'interpreters: {');
  site.addWords('pictures.ts', 'export const descriptions = {', 'A desk with');
  site.add(`${content}/language-list.ts`, 'languageList = [', "id: 'vav'");
  site.addWords('languages.ts', 'export const languageNames = {', 'vav: ');
  // The owner's own terms, in one language first.
  site.edit(`${content}/en/before-you-ask.ts`, /^ {4}sample: true,\n/m, '');
  addPage(site);
  sendForm(site);
  addAnalytics(site);
  addBengali(site);
  return site;
}

function addPage(site: Site): void {
  const routes = `${content}/routes.ts`;
  site.add(routes, "  '/contact-us',", "  '/privacy',");
  site.edit(routes, /^export const routesOutsideHeader.*$/m, snippet('routesOutsideHeader'));
  site.addWords('interface.ts', 'export const navLabels = {', "'/privacy': 'Privacy',");
  site.addWords('pages.ts', 'export const titles = {', "'/privacy': 'Privacy –");
  site.addWords('pages.ts', 'export const headings = {', "h1: 'Privacy'");
  site.editWords('pages.ts', /$/, `\n${snippet('privacyText = [')}\n`);
  site.add('src/schema/content.ts', "  'pages.ts': {", 'privacyText: list');
  site.write('src/pages/privacy/privacy.tsx', snippet('export function Privacy'));
  site.edit('src/app.tsx', /^(?=import)/m, "import { Privacy } from './pages/privacy/privacy';\n");
  site.add('src/app.tsx', "  '/contact-us': ContactUs,", "'/privacy': Privacy,");
}

function sendForm(site: Site): void {
  site.edit('src/build/site/policy.ts', /^export const formTargets.*$/m, snippet('formTargets'));
  site.write('src/pages/contact-us/contact-form.tsx', snippet('function ContactForm'));
  site.deleteIn('test/pages', /^(?:contact-form|message)/);
  site.deleteIn('test/browser/pages', /^form/);
  site.edit('test/behavior.md', /^- \*\*F1\*\*[\s\S]*?(?=^- \*\*F2\*\*)/m, '');
  site.edit('test/behavior.md', /^- \*\*F3\*\*[\s\S]*?(?=^- \*\*F7\*\*)/m, '');
  site.edit('src/styles/no-script.css', /^ *\.contact-form >.*\n/m, '');
  for (const words of ['note: ', 'submit: '])
    site.editWords('interface.ts', RegExp(`^ {2}${words}(?:.*|\\n.*)',$`, 'm'), snippet(words));
}

function addAnalytics(site: Site): void {
  site.write('assets/root/stats.js', 'globalThis.stats = location.hash;\n');
  site.edit('index.html', '%script%', `${snippet('stats.js')}\n%script%`);
  site.edit('src/build/site/policy.ts', /^export const contacted.*$/m, snippet('contacted'));
}

/** Bengali, in English as long as there is no translation. */
function addBengali(site: Site): void {
  site.addEdition('bn');
  const edition = `${content}/bn/edition.ts`;
  site.edit(edition, /^export const edition.*$/m, snippet("tag: 'bn',\n  address"));
  site.edit(`${content}/editions.ts`, /^\];$/m, `${snippet("file: 'bn.html'")}\n];`);
  site.copyPicture('social-card.png', 'social-card-bn.png');
  site.copyPicture('letter-hi.svg', 'letter-bn.svg');
}

/** Everything that the guide removes or turns off, in one site that is ready to be released. */
export function removeEverything(): ProjectCopy {
  const site = new Site();
  site.edit(company, /^ {4}frame:\s.*$/m, snippet("frame: ''"));
  site.edit(company, /^ {4}link:\s.*$/m, "    link: '',");
  // All testimonials, and all questions but the first.
  const entries = / {2}\{\n.*?\n {2}\},\n/s.source;
  site.edit(
    `${content}/en/testimonials.ts`,
    RegExp(`(?<=testimonials = \\[\\n)(?:${entries})+`, 's'),
    '',
  );
  site.edit(`${content}/en/faq.ts`, RegExp(`(?<=^ {2}\\},\\n)(?:${entries})+`, 'ms'), '');
  site.edit(lists, /^.*id: 'travel'.*\n/m, '');
  site.editWords('industries.ts', /^ {2}travel: \{\n.*?^ {2}\},\n/ms, '');
  site.edit(lists, /^.*id: 'content'.*\n/m, '');
  site.editWords('services.ts', /^ {2}content: \{\n.*?^ {2}\},\n/ms, '');
  site.edit(lists, /^ {2}content: 'content',\n/m, '');
  site.write(lists, site.read(lists).replaceAll(", 'content'", ''));
  site.editWords('industries.ts', /^ {2}content: .*\n/m, '');
  const services = /^( {2}\{ id: 'translation'.*\n)( {2}\{ id: 'dtp'.*\n)/m;
  site.write(lists, site.read(lists).replace(services, '$2$1'));
  for (const year of [2021, 2022]) {
    site.edit(lists, RegExp(`^.*id: '${year}'.*\n`, 'm'), '');
    site.editWords('about.ts', RegExp(`^ {2}${year}: \\{\n.*?^ {2}\\},\n`, 'ms'), '');
    site.editWords('pictures.ts', RegExp(`^ {2}'images/milestone-${year}\\.svg':\\s.*\n`, 'm'), '');
    site.deletePictures(`milestone-${year}.svg`);
  }
  site.deletePictures('industry-travel.svg', 'service-content.svg');
  site.edit(`${content}/picture-files.ts`, /^ {2}'images\/industry-travel\.svg',\n/m, '');
  site.edit(`${content}/language-list.ts`, /^.*id: 'tcy'.*\n/m, '');
  site.edit(`${content}/figures.ts`, /^.*id: 'layout'.*\n/m, '');
  site.editWords('home.ts', /^ {2}layout: \{\n.*?^ {2}\},\n/ms, '');
  site.edit(`${content}/figures.ts`, /^.*id: 'clients'.*\n/m, '');
  site.editWords('home.ts', /^ {2}clients: .*\n/m, '');
  // The edition that is read from the right.
  site.edit(`${content}/editions.ts`, /^ {2}\{\n {4}tag: 'ur',\n.*?^ {2}\},\n/ms, '');
  site.deleteIn(`${content}/ur`, /./);
  site.deletePictures('letter-ur.svg', 'wordmark-ur.svg', 'social-card-ur.png');
  site.deletePictures('banner-words-ur.svg');
  nothingInvented(site);
  return site;
}

/** What the build lists before a release: placeholders, samples and editions without a review. */
function nothingInvented(site: Site): void {
  site.setContacts();
  const names = readdirSync(join(root, content), { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((name) => /^(?!ur).*\.ts$/.test(name))) {
    const source = site.read(`${content}/${name}`);
    site.write(`${content}/${name}`, source.replace(/^ *sample: true,\n|, sample: true/gm, ''));
  }
}
