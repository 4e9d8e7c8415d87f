import { fill } from '../../lib/fill';
import type { Content, Text } from './content';
import type { Files } from './files';
import { replaceTexts } from './replace-texts';

/*
 * A fact that several texts say is declared once. A text has its name in braces, such as
 * `₹{wordPrice}`, also as a linguist signs it; the build replaces the name before it bundles the
 * words, so that visitors receive no code for it.
 */

/** The facts by the names that any text may have, as an edition writes them. */
export function namedFacts({ facts, texts }: Content, tag: string): Record<string, string> {
  const { company, figures, languageList, expertiseList, experienceList } = facts;
  const bars = [...expertiseList, ...experienceList].map(({ id, percent }) => [id, `${percent}`]);
  const isTown = ({ edition, key }: Text) =>
    edition === tag && key === 'edition.ts edition address locality';
  return {
    ...Object.fromEntries(bars),
    ...Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])),
    ...exampleOrder(figures),
    company: company.name,
    registeredName: company.registered.name,
    scripts: `${new Set(languageList.map(({ script }) => script)).size}`,
    town: texts.find(isTown)?.value ?? company.address.locality,
  };
}

/**
 * The prices of the example of an order, in rupees: one day's words of a team and some pages, each
 * into two languages. Without a figure that a price needs, there is no such price.
 */
function exampleOrder(figures: Readonly<Record<string, { readonly value: string } | undefined>>) {
  const amount = (name: string) => Number(figures[name]?.value.replaceAll(',', ''));
  const exampleTranslation = 2 * amount('teamWordsPerDay') * amount('wordPrice');
  const exampleLayout = 2 * amount('examplePages') * amount('pagePrice');
  const exampleNet = exampleTranslation + exampleLayout;
  const exampleGross = exampleNet * (1 + amount('gstPercent') / 100);
  const prices = { exampleTranslation, exampleLayout, exampleNet, exampleGross };
  return Object.fromEntries(
    Object.entries(prices)
      .filter(([, price]) => Number.isFinite(price))
      .map(([name, price]) => [name, price.toLocaleString('en-IN', { maximumFractionDigits: 2 })]),
  );
}

/** The sources, with the facts in the texts. */
export function fillFacts(sources: Files, content: Content): Files {
  const filled = new Map(sources);
  const named = new Map(['', ...content.tags].map((tag) => [tag, namedFacts(content, tag)]));
  for (const [file, source] of content.sources) {
    const texts = content.texts.filter((item) => item.file === file && item.kind.slots);
    const textFor = ({ value, edition }: Text) => fill(value, named.get(edition) ?? {});
    filled.set(file, Buffer.from(replaceTexts(source, texts, content, textFor)));
  }
  return filled;
}
