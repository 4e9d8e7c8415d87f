import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { messageWords } from '#words/interface';
import { MessagePanel } from '../../src/pages/contact-us/message-panel';
import { NotFound } from '../../src/pages/not-found/not-found';
import { prerender } from '../../src/prerender';
import { FailedPage } from '../../src/shell/failed-page';

/* Bundled with the pseudo words, and run, by pseudo.test.ts. */

export { company } from '../../src/content/company';
export { pageTitles } from '../../src/content-model/labels';
export { claims, scriptGroups } from '../../src/content-model/lists-with-words';

/** What a visitor may see, as HTML. */
export const views = {
  'the six pages': prerender(),
  'the page for an unknown address': renderToString(<NotFound address="/..." />),
  'the page that stands in for one that failed': renderToString(<FailedPage />),
  'the finished message': renderToString(
    <MessagePanel
      ref={createRef()}
      to=""
      whatsapp="+91 00000 00000"
      body=""
      words={messageWords}
    />,
  ),
};
