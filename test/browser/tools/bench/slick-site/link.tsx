import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface LinkProps {
  readonly to: string;
  readonly elementId?: string;
  readonly children?: ReactNode;
}

/** In place of the site's link: react-router's. */
export function Link({ elementId, ...rest }: LinkProps) {
  return <RouterLink {...rest} />;
}

export function follow(): void {}
