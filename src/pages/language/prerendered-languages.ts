import { createContext } from 'react';
import type { LanguageItem, ScriptGroup } from '../../content/languages';

/**
 * The list of languages, provided by the entry: the build has it as data, the browser reads it from
 * the document.
 */
export const Languages = createContext<readonly ScriptGroup[]>([]);

/**
 * Reads the languages from the prerendered document, so that the site's longest list is sent once
 * and is not in the script as well. Call it before hydration. Empty if the document has no language
 * wall.
 */
export function prerenderedLanguages(root: ParentNode): readonly ScriptGroup[] {
  return [...root.querySelectorAll('.wall-group')].map((group) => ({
    script: textOf(group, 'h3'),
    letter: textOf(group, '.wall-letter'),
    dir: group.matches('[dir="rtl"]') ? 'rtl' : 'ltr',
    languages: [...group.querySelectorAll<HTMLElement>('li')].map(languageOf),
  }));
}

function languageOf(item: HTMLElement): LanguageItem {
  return {
    tag: item.querySelector('b')?.lang ?? '',
    name: textOf(item, 'em'),
    autonym: textOf(item, 'b'),
    states: textOf(item, 'small'),
    aliases: item.dataset.aliases ?? '',
    scheduled: item.querySelector('i') !== null,
  };
}

function textOf(element: Element, selector: string): string {
  return element.querySelector(selector)?.textContent ?? '';
}
