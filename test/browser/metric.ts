import type { Page } from './engines/page';

/** One of Chromium's counts, all told or at this moment; `Performance.enable` comes before. */
export const metric = async (page: Page, name: string): Promise<number> => {
  const { metrics } = (await page.cdp('Performance.getMetrics')) as {
    metrics: { name: string; value: number }[];
  };
  return metrics.find((one) => one.name === name)?.value ?? NaN;
};
