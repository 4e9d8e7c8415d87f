import type { Files } from '../sources/files';

/**
 * The terms of an edition's glossary.md, from the first two columns of its tables. Returns, for an
 * English text, the terms in it with their translations.
 */
export function termsIn(files: Files, tag: string): (english: string) => string[] {
  const glossary = String(files.get(`src/content/${tag}/glossary.md`) ?? '');
  const rows = [...glossary.matchAll(/^\|\s*([^|]+?)\s*\|\s*([^|]+?)\s*\|/gm)];
  const terms = rows.flatMap(([, english = '', own = '']) => {
    // Notes in parentheses, and several terms in a row.
    const words = english.replace(/\(.*?\)/g, '').split(/[,;]/);
    return words.flatMap((word) => (/^[\w\s-]+$/.test(word) ? { word: word.trim(), own } : []));
  });
  const isIn = (word: string, text: string) => RegExp(`\\b${word}s?\\b`, 'i').test(text);
  return (text) =>
    terms.flatMap(({ word, own }) => (word && isIn(word, text) ? `${word} = ${own}` : []));
}
