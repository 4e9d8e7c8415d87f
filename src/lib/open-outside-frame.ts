import type { MouseEvent } from 'react';

/**
 * In a frame, opens a link with an email address in a new tab: where a webmail opens such links, it
 * refuses frames, and its error page would replace the site and what was typed (behavior F2).
 */
export function openOutsideFrame({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  if (window.top !== window) currentTarget.target = '_blank';
}
