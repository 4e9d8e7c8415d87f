import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from './engines/page';
import { settleMotion } from './wait';

const rules = {
  all: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  },
  /** All that another scheme of the same document can break. */
  colors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOnly>;

let source: Promise<string> | undefined;

/** Runs in the page. */
const runAxe = async (runOnly: axe.RunOnly) => {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  // The map belongs to somebody else, and waiting for its answer takes seconds.
  const { violations: found } = await checker.run(document, {
    runOnly,
    resultTypes: ['violations'],
    iframes: false,
  });
  return found.map(({ id, impact, help, nodes }) => {
    const lines = nodes.map(
      ({ target, failureSummary }) =>
        `    ${target.join(' ')}: ${(failureSummary ?? '').replace(/\s+/g, ' ')}`,
    );
    return `${id} (${impact ?? 'unknown'}): ${help}\n${lines.join('\n')}`;
  });
};

/**
 * What axe has to object to, a rule and its elements each; empty if nothing. It goes in as an expression over the
 * debugging protocol, past the content security policy, which stays in force. It needs a clock that runs.
 */
export const violations = async (page: Page, which: keyof typeof rules = 'all') => {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // Text that is still fading in has no contrast yet.
  await settleMotion(page);
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`(() => { ${await source} })()`);
  return page.evaluate(runAxe, rules[which]);
};
