import { showAllPages } from '../harness/all-pages';
import type { Page } from '../harness/engines/page';
import { states } from '../harness/page-states';
import { serve } from '../harness/site';

/** Opens all pages of an edition in a frame: a change of its size takes one layout. */
export async function openInFrame(page: Page, file: string) {
  const site = await serve({
    documents: {
      '/frame.html': `<title>Frame</title><iframe src="${file}" width="390" height="800">`,
    },
  });
  await page.goto(site.url('frame.html'));
  const frame = page.inFrame('iframe');
  await showAllPages(frame, { '/contact-us': states.messagePanel });
  return frame;
}
