import assert from 'node:assert/strict';
import { join } from 'node:path/posix';
import { checkSources } from '../../src/build/checks/check-sources';
import { BuildError } from '../../src/build/sources/errors';

/* A small content in English and Bengali without a mistake, and what the build says about others. */

const facts: Readonly<Record<string, string>> = {
  'company.ts': `export const company: Company = {
  name: 'Setu',
  registered: { name: 'Setu Limited', numbers: ['GSTIN 09AAAAA0000A1Z5', 'LLPIN AAA-0000'] },
  logo: { src: 'images/mark.svg', width: 40, height: 40 },
  email: 'ask@setu.example.in',
  phone: '+91 120 456 7890',
  whatsapp: '',
  address: { street: '', locality: 'Pune', region: '', country: 'India', countryCode: 'IN' },
  map: {
    frame: '',
    link: '',
  },
  siteUrl: '',
};
`,
  'editions.ts': `interface Edition { readonly tag: string }
export const editions: readonly Edition[] = [
  { tag: 'en', file: 'index.html', name: 'English', dir: 'ltr', card: 'images/en.png', reviewedBy: 'Asha' },
  { tag: 'bn', file: 'bn.html', name: 'বাংলা', dir: 'ltr', card: 'images/bn.png', reviewedBy: 'Rina' },
];
`,
  'figures.ts': `export const claimList = [{ id: 'languages', figure: '50+' }] as const satisfies readonly Claim[];
export const expertiseList = [
  { id: 'native', percent: 85 },
  { id: 'layout', percent: 75 },
] as const satisfies readonly Bar[];
`,
  'language-list.ts': `export const scriptList = [
  { script: 'Deva', letter: 'अ', dir: 'ltr', languages: [
    ['hi', 'हिन्दी', 'MH', '', 'scheduled'],
    ['vav', 'वारली', 'MH  GJ', 'Varli'],
  ] },
] as const satisfies readonly Script[];
`,
  'lists.ts': `export const serviceList = [
  { id: 'dtp', picture: 'images/dtp.svg' },
  { id: 'cad', picture: 'images/cad.svg' },
] as const satisfies readonly ListEntry[];
export const offerList = {
  layout: 'dtp',
} as const satisfies Readonly<Record<string, ServiceId>>;
export const industryList = [
  { id: 'legal', offers: ['layout'], picture: 'images/legal.svg' },
  { id: 'travel', offers: ['layout'], picture: 'images/travel.svg' },
] as const satisfies readonly Industry[];
export const milestoneList = [
  { id: '2021', picture: 'images/2021.svg' },
] as const satisfies readonly ListEntry[];
`,
  'specimen.ts': `export const specimen: readonly SpecimenLine[] = [
  { lang: 'en', name: 'English', text: 'The [right] to (education).' },
];
`,
};

const words: Readonly<Record<string, string>> = {
  'about.ts': `export const milestoneWords = {
  2021: { title: 'Start', paragraph: 'We open', bullets: ['First', 'Second', 'Third'] },
};
`,
  'before-you-ask.ts': `export const beforeYouAsk = [
  { title: 'Price', text: 'From ₹2.50 per word, from ₹1,500 per language' },
];
`,
  'faq.ts': `export const faq = [
  {
    question: 'Which languages?',
    answer: 'More than fifty, at {company}',
  },
  { question: 'Which scripts?', answer: 'All of them' },
] satisfies readonly Question[];
`,
  'industries.ts': `export const offerWords = { layout: 'Page layout' };
export const industryWords = {
  legal: { title: 'Legal texts', text: 'Contracts and notices' },
  travel: { title: 'Travel texts', text: 'Signs and menus' },
};
`,
  'interface.ts': `export const navLabels = { '/': 'Home page', '/about-us': 'About us' };
export const headerWords = {
  menu: 'Main menu',
  skip: 'Skip to content',
};
`,
  'language.ts': `export const matchForms = { one: '{count} language', other: '{count} languages' };
`,
  'languages.ts': `export const scriptNames = { Deva: 'Devanagari' };
export const stateNames = { MH: 'Maharashtra', GJ: 'Gujarat' };
export const languageNames = {
  hi: 'Hindi',
  vav: 'Varli',
};
export const otherNames = { Deva: 'Nagari' };
`,
  'pages.ts': `export const socialCardText = 'Many languages';
export const titles = { '/': '{company}: home', '/about-us': '{company}: us', notFound: '{company}' };
export const headings = {
  '/': { h1: 'Words in 50+ languages', lead: 'For everybody in India' },
  '/about-us': { eyebrow: 'Us', h1: 'A company in Pune', lead: 'All of our people' },
};
`,
  'services.ts': `export const serviceWords = {
  dtp: { title: 'Page layout', summary: 'Pages of a manual', details: 'Print and screen' },
  cad: { title: 'CAD drawings', summary: 'Labels and notes', details: 'Files to edit' },
};
`,
  'testimonials.ts': `export const testimonials: readonly Testimonial[] = [
  { name: 'A happy client', quote: 'They did it well' },
  { name: 'Another', quote: 'Again', picture: { src: 'images/a.svg', alt: '', width: 4, height: 4 } },
];
`,
  'style.css': "@import '../../styles/index.css';\n",
};

/** A translation: each letter of a text is another one. */
function inBengali(source: string): string {
  return source.replace(/'[^'\n]*':?/g, (text) =>
    text.replace(/^.*:$|images.*|\{\w+\}|[a-z]/gi, (part) =>
      part.length > 1 ? part : String.fromCharCode(0x985 + (part.charCodeAt(0) % 4)),
    ),
  );
}

export const content: ReadonlyMap<string, string> = new Map([
  ...Object.entries(facts),
  ...Object.entries(words).flatMap(([name, source]) => [
    [`en/${name}`, source] as const,
    [`bn/${name}`, name.endsWith('.ts') ? inBengali(source) : source] as const,
  ]),
  ['en/edition.ts', "export const edition: EditionWords = { tag: 'en' };\n"],
  ['bn/edition.ts', "export const edition: EditionWords = { tag: 'bn' };\n"],
]);

/** Files of src/content/ in place of those above; `null` deletes one. */
export type Changes = Readonly<Record<string, string | Buffer | null>>;

/** What the build says: the mistakes; or what to do before a release, and what to decide. */
export async function check(changes: Changes, source: ReadonlyMap<string, string> = content) {
  const files = new Map<string, Buffer>();
  for (const [file, text] of [...source, ...Object.entries(changes)]) {
    const path = join('src/content', file);
    if (text === null) files.delete(path);
    else files.set(path, Buffer.from(text));
  }
  files.set('src/schema/routes.ts', Buffer.from("export const routes = ['/', '/about-us'];"));
  try {
    const { before, advice } = await checkSources(files, { typeCheck: false });
    return { problems: [], before, advice };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return { problems: error.message.split('\n'), before: [], advice: [] };
  }
}

/** A file with another text in place of a part, which it must contain. */
export function edit(file: string, part: string | RegExp, instead: string): Changes {
  const source = content.get(file) ?? '';
  assert.ok(source.split(part).length > 1, `${file} does not contain ${part}`);
  return { [file]: source.replace(part, () => instead) };
}

/** Changes must cause these messages, each a line and text of the file, or a whole message. */
export async function assertMessages(changes: Changes, file: string, message: string | null) {
  const { problems } = await check(changes);
  assert.deepEqual(
    problems.map((problem) => problem.replace(/( cannot be read from .* on\.).*/, '$1')),
    (message?.split('\n') ?? []).map((line) =>
      line.startsWith('src/') ? line : `src/content/${file}:${line}`,
    ),
  );
}
