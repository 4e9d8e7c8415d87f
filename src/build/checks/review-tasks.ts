import type { Content } from '../sources/content';
import type { Files } from '../sources/files';
import { reviewedPairs, reviewsOf } from '../sources/review';

/** Editions that no linguist has reviewed, or that have changed since. English is the source. */
export function reviewTasks(content: Content, files: Files): string[] {
  return content.tags.filter((tag) => tag !== 'en').flatMap((tag) => taskFor(content, files, tag));
}

function taskFor(content: Content, files: Files, tag: string): string[] {
  const [last] = reviewsOf(files, tag).slice(-1);
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag);
  const folder = `src/content/${tag}/`;
  if (!last) {
    const command = `npm run words -- review ${tag} "<name>"`;
    return [`${folder}: no linguist has reviewed the edition ${tag} (${name}). Then: ${command}`];
  }
  const changed = reviewedPairs(content, files, tag).filter(({ change }) => change !== undefined);
  if (changed.length === 0) return [];
  const lines = changed.slice(0, 10).map(({ item, change }) => {
    const text = item.path.join(' > ');
    return `\n  ${content.lineOf(item)}${change} "${text}"`;
  });
  const more = changed.length > 10 ? `\n  and ${changed.length - 10} more` : '';
  const [texts, have] = changed.length === 1 ? ['text', 'has'] : ['texts', 'have'];
  const since = `since the review by ${last.by} on ${last.on}`;
  return [
    `${folder}: ${changed.length} ${texts} ${have} changed ${since}:${lines.join('')}${more}`,
  ];
}
