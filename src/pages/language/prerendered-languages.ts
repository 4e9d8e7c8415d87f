import type { LanguageRow, ScriptGroup } from '../../content/languages';

/**
 * Reads the languages from the painted document, so that the list, the site's longest, is sent once and not in the
 * script as well. Call it before the first render; where the wall does not stand, the list is empty.
 */
export function paintedLanguages(root: ParentNode): readonly ScriptGroup[] {
  return [...root.querySelectorAll('.wall-group')].map((group) => ({
    script: textOf(group, 'h3'),
    letter: textOf(group, '.wall-letter'),
    dir: group.querySelector('ul[dir="rtl"]') ? 'rtl' : 'ltr',
    languages: [...group.querySelectorAll('li')].map(rowOf),
  }));
}

function rowOf(item: Element): LanguageRow {
  const row = [
    item.querySelector('b')?.lang ?? '',
    textOf(item, 'em'),
    textOf(item, 'b'),
    textOf(item, 'small'),
  ] as const;
  return item.querySelector('i') ? [...row, true] : row;
}

function textOf(element: Element, selector: string): string {
  return element.querySelector(selector)?.textContent ?? '';
}
