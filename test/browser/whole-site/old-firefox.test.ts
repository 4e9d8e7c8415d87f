import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserTest } from '../harness/browser-test';
import { distFolder, serve } from '../harness/site';
import { visitAll } from './visit-all';

/**
 * What Firefox 97 to 120 do not support: https://caniuse.com/css-has, /css-light-dark,
 * /css-nesting, /css-cascade-scope, and alternative text in `content`. An unknown selector drops
 * its rule with the whole selector list, an unknown value drops only its declaration.
 */
const unknownSelector = /:has\(|:popover-open|:user-(in)?valid|:state\(/;
const unknownValue = /light-dark\(|color-mix\(|sibling-index\(|\d[dsl]v[hw]\b| \/ "/;
const unknownAtRule = /^@(starting-style|scope|position-try|view-transition)/;

/**
 * Runs in the page: removes what an old browser would ignore, and returns how much that was. Of two
 * declarations of one property, the CSSOM has only the last, so a fallback is removed with it.
 */
function dropUnknownRules(...sources: string[]) {
  const [badSelector, badValue, badAtRule] = sources.map((source) => new RegExp(source));
  const dropped = { rules: 0, declarations: 0 };
  const clean = (rules: CSSRuleList, remove: (index: number) => void) => {
    for (let index = rules.length - 1; index >= 0; index -= 1) {
      const rule = rules[index] as CSSRule & Partial<CSSStyleRule & CSSGroupingRule>;
      if (badAtRule?.test(rule.cssText) || badSelector?.test(rule.selectorText ?? '')) {
        remove(index);
        dropped.rules += 1;
        continue;
      }
      const { style } = rule;
      for (const name of [...(style ?? [])]) {
        if (!badValue?.test(style?.getPropertyValue(name) ?? '')) continue;
        style?.removeProperty(name);
        dropped.declarations += 1;
      }
      if (rule.cssRules) clean(rule.cssRules, (at) => rule.deleteRule?.(at));
    }
  };
  for (const sheet of document.styleSheets)
    clean(sheet.cssRules, (index) => sheet.deleteRule(index));
  return dropped;
}

browserTest(
  'B2, B3: without the CSS that Firefox 115 lacks every page can be read and reached',
  async (page) => {
    // Without its script, as in a browser in which it does not start.
    const html = readFileSync(join(distFolder, 'index.html'), 'utf8');
    const old = html.replace(/<script async[^>]*><\/script>/, '');
    const site = await serve({ documents: { '/old.html': old } });
    const sources = [unknownSelector, unknownValue, unknownAtRule].map(({ source }) => source);
    const prepare = async () => {
      const dropped = await page.evaluate(dropUnknownRules, ...sources);
      assert.ok(dropped.rules > 0 && dropped.declarations > 0, JSON.stringify(dropped));
    };
    await visitAll(page, site.url('old.html'), { prepare });
  },
  { engines: ['firefox'] },
);
