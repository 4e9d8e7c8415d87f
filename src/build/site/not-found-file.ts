import type { Edition } from '../../schema/content';
import type { Files } from '../sources/files';
import { takeWordmark } from './edition-pictures';
import { policyOf } from './policy';
import { fillSlots, otherMediaLink } from './template';

interface Made {
  readonly edition: Edition;
  readonly style: string;
  readonly draft: string;
  readonly notFound: Readonly<Record<'title' | 'part' | 'page', string>>;
}

/**
 * 404.html, which servers send for an unknown address, at any depth: its links begin at the root of
 * the host. It needs no script. A site without an address has none.
 */
export function notFoundFile(
  made: readonly Made[],
  template: string,
  siteUrl: string,
  isDraft: boolean,
  pictures: Files,
): [name: string, text: string][] {
  const [first] = made;
  if (!first || siteUrl === '') return [];
  const { edition, style, notFound, draft } = first;
  const html = fillSlots(template, {
    lang: edition.tag,
    dir: edition.dir,
    holds: '',
    policy: policyOf([''], [style], ''),
    head: `${notFound.title}<meta name="robots" content="noindex">`,
    headscript: '',
    style,
    othermedia: otherMediaLink,
    wordmark: takeWordmark(notFound.page, edition, new Map(pictures)),
    page: notFound.page.replace('%parts%', made.map((one) => one.notFound.part).join('')),
    draft: isDraft ? draft : '',
    script: '',
  });
  const path = new URL(siteUrl).pathname.replaceAll('&', '&amp;');
  return [['404.html', html.replace(/(href|src)="(?!#|[a-z]+:)/g, `$1="${path}`)]];
}
