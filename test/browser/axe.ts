import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from './engines/page';
import { settleMotion } from './wait';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
let source: Promise<string> | undefined;

/** Runs in the page. */
const runAxe = async (within: string | null, values: string[], except: Record<string, string>) => {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  const results = await checker.run(within ?? document, {
    runOnly: { type: 'tag', values },
    resultTypes: ['violations'],
    // The map belongs to somebody else, and waiting for its answer takes seconds.
    iframes: false,
  });
  const isExcepted = (rule: string, css: string) => document.querySelector(css)?.matches(except[rule] ?? ':not(*)') ?? false;
  return results.violations.flatMap(({ id, impact, help, nodes }) => {
    const left = nodes.filter(({ target }) => !isExcepted(id, target.join(' ')));
    const lines = left.map(({ target, failureSummary }) => `    ${target.join(' ')}: ${(failureSummary ?? '').replace(/\s+/g, ' ')}`);
    return lines.length === 0 ? [] : [`${id} (${impact ?? 'unknown'}): ${help}\n${lines.join('\n')}`];
  });
};

type Options = { within?: string | null; except?: Record<string, string> };

/**
 * What axe has to object to, a rule and its elements each; empty if nothing. `except` names, by rule, the elements in
 * which axe errs. It goes in as an expression over the debugging protocol, past the content security policy, which
 * stays in force. It needs a clock that runs.
 */
export const violations = async (page: Page, { within = null, except = {} }: Options = {}) => {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // Text that is still fading in has no contrast yet.
  await settleMotion(page);
  await page.evaluate(`(() => { ${await source} })()`);
  return page.evaluate(runAxe, within, tags, except);
};
