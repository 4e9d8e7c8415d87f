import type { stateNames } from '../content/en/languages';
import type * as figures from '../content/figures';
import type * as languages from '../content/language-list';
import type * as lists from '../content/lists';
import type { routes } from '../content/routes';

/** The ids of a list of the content, such as those of `serviceList`; see `idsIn` in walk.ts. */
export type Ids = (list: string) => readonly string[];

type Lists = typeof figures &
  typeof languages &
  typeof lists & { readonly routes: typeof routes; readonly stateNames: typeof stateNames };

/** The type of these ids, by the rule of `idsIn`. Components look words up by them. */
export type IdOf<List> = List extends keyof Lists
  ? Lists[List] extends readonly (infer Entry)[]
    ? (Entry extends { readonly id: infer Id } ? Id : Entry) & string
    : keyof Lists[List] & string
  : string;
