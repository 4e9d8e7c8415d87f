import { createHash } from 'node:crypto';
import { fill } from '../../lib/fill';
import type { Edition } from '../../schema/content';
import type { Content } from '../sources/content';
import type { Files } from '../sources/files';
import { namedFacts } from '../sources/fill-facts';

/*
 * `npm run cards` adds to each picture a digest of what it was drawn from: programs ignore what
 * follows the end of a PNG. A picture without this mark is the owner's own.
 */
const mark = 'Drawn by npm run cards from ';

/** What the picture of a shared link shows in an edition. `wordmark` is empty for a name as text. */
export function cardParts(content: Content, files: Files, { tag }: Edition) {
  const { name, logo } = content.facts.company;
  const textAt = (key: string) =>
    content.texts.find((one) => one.edition === tag && one.key === key)?.value ?? '';
  const isDrawn = textAt('edition.ts edition wordmark of') === name;
  const wordmark = files.get(`assets/images/wordmark-${tag.toLowerCase()}.svg`);
  return {
    logo: files.get(`assets/${logo.src}`),
    name,
    wordmark: isDrawn ? String(wordmark) : '',
    words: fill(textAt('pages.ts socialCardText'), namedFacts(content, tag)),
  };
}

/** From what the icon of a home screen is drawn, and the logo, which it should resemble. */
export function iconParts({ facts }: Content, files: Files) {
  const [logo, icon] = [facts.company.logo.src, 'images/favicon.svg'];
  return { logo: files.get(`assets/${logo}`), icon: files.get(`assets/${icon}`) };
}

function digest(parts: object): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 8);
}

/** A picture with the mark. */
export function marked(picture: Buffer, parts: object): Buffer {
  return Buffer.concat([picture, Buffer.from(mark + digest(parts))]);
}

/** Drawings of an earlier name, text or logo. Without an address, a site shows no cards. */
export function outdatedDrawings(content: Content, files: Files): string[] {
  const { lineOf, texts, facts } = content;
  const { editions, company } = facts;
  const isOutdated = (file: string, parts: object) => {
    const end = String(files.get(`assets/${file}`)?.subarray(-mark.length - 8));
    return end.startsWith(mark) && !end.endsWith(digest(parts));
  };
  const cards = editions.filter((one) => isOutdated(one.card, cardParts(content, files, one)));
  const icons = ['images/touch-icon.png'].filter((file) =>
    isOutdated(file, iconParts(content, files)),
  );
  const again = 'Run npm run cards';
  const marks = texts.filter(({ key }) => key === 'edition.ts edition wordmark of');
  return [
    ...(company.siteUrl === '' ? [] : cards).map(
      ({ card }) => `assets/${card} shows an earlier name, text or logo. ${again}`,
    ),
    ...icons.map(
      (icon) => `assets/${icon}: logo or favicon.svg is new. Replace both, and: ${again}`,
    ),
    ...marks.flatMap((item) => {
      const problem = `${lineOf(item)}wordmark is a drawing of "${item.value}", not of the name`;
      return item.value === company.name ? [] : `${problem}. Draw it again, or delete the line`;
    }),
  ];
}
