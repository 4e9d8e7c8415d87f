import type { Company } from '../content/company';
import type { Edition } from '../content/editions';
import { isPlaceholder } from '../content/placeholder';
import { readFolder } from './files';

/** The mistakes in the owner's details that would cause dead links. */
export function companyProblems({ email, phone, whatsapp, siteUrl, map }: Company): string[] {
  const url = /^(?:https:\/\/[^\s/]+\/\S*)?$/;
  const rules: [field: string, value: string, valid: RegExp, form: string][] = [
    ['email', email, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'name@company.example'],
    ['phone', phone, /^(?=(?:\D*\d){5})\+?[\d\s().-]+$/, '+91 120 456 7890 or 1800 123 4567'],
    ['whatsapp', whatsapp, /^(?:\+[\d\s().-]{5,})?$/, '+91 98765 43210, or leave it empty'],
    ['siteUrl', siteUrl, /^(?:https?:\/\/[^\s/?#]+\/([^\s?#]*\/)?)?$/, 'https://www.example.com/'],
    ['map.frame', map.frame, url, 'https://…, or leave it empty'],
    ['map.link', map.link, url, 'https://…, or leave it empty'],
  ];
  const wrong = rules.filter(([, value, valid]) => !valid.test(value));
  return wrong.map(
    ([field, value, , form]) =>
      `src/content/company.ts: ${field} "${value}" is not valid. Use this form: ${form}.`,
  );
}

/** Everything that is still a sample, one line per file, and the editions without a reviewer. */
export async function listSamples({ email, phone }: Company, editions: readonly Edition[]) {
  const contacts = [email, phone].filter(isPlaceholder);
  const drafts = editions.filter(({ reviewedBy }) => reviewedBy === null).map(({ name }) => name);
  const samples = [...(await readFolder('src/content'))].flatMap(([name, content]) => {
    const numbers = String(content)
      .split('\n')
      .flatMap((line, index) => (/(?<!readonly )\bsample: true\b/.test(line) ? index + 1 : []));
    return numbers.length > 0 ? `src/content/${name}: line ${numbers.join(', ')}` : [];
  });
  return [
    ...(contacts.length > 0 ? [`src/content/company.ts: ${contacts.join(', ')}`] : []),
    ...samples,
    ...(drafts.length > 0 ? [`not reviewed by a linguist: ${drafts.join(', ')}`] : []),
  ];
}
