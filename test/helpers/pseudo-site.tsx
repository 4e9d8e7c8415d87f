import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from '../../src/build/site/prerender';
import { company } from '../../src/content/company';
import { MessagePanel } from '../../src/pages/contact-us/message-panel';
import { NotFound } from '../../src/pages/not-found/not-found';
import { UnknownAddress } from '../../src/router/link';
import { FailedPage } from '../../src/shell/failed-page';

/* Bundled with the pseudo words, and run, by pseudo.test.ts. */

export { pageTitles } from '../../src/content-model/labels';
export { claims, scriptGroups } from '../../src/content-model/lists-with-words';
export { company };

// With a number, so that the words about WhatsApp are shown.
Object.assign(company, { whatsapp: '+91 00000 00000' });

/** What a visitor may see, as HTML. */
export const views = {
  'the six pages': prerender(),
  'the page for an unknown address': renderToString(
    <UnknownAddress value="/...">
      <NotFound />
    </UnknownAddress>,
  ),
  'the page in place of a failed one': renderToString(<FailedPage onRetry={() => undefined} />),
  'the finished message': renderToString(<MessagePanel ref={createRef()} body="" />),
};
