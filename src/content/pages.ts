import { titles as templates } from '#words/pages';
import type { RoutePath } from '../router/routes';
import { company } from './company';
import { fill } from './text';

/** The document's title on each page, and where no page is found (WCAG 2.4.2). */
export const titles = Object.fromEntries(
  Object.entries(templates).map(([page, title]) => [page, fill(title, { company: company.name })]),
) as Readonly<Record<RoutePath | 'notFound', string>>;
