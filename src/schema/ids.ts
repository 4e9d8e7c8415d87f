import type { stateNames } from '../content/en/languages';
import type * as figures from '../content/figures';
import type { scriptList } from '../content/language-list';
import type * as lists from '../content/lists';
import type { routes } from '../content/routes';

/** The ids of a list of the content, such as those of `serviceList`; see `idsIn` in walk.ts. */
export type Ids = (list: string) => readonly string[];

type Scripts = typeof scriptList;
type Lists = typeof figures &
  typeof lists & {
    readonly languages: readonly { readonly id: Scripts[number]['languages'][number][0] }[];
    readonly routes: typeof routes;
    readonly scriptList: Scripts;
    readonly stateNames: typeof stateNames;
  };
type Named<Entry> = Entry extends { readonly id: infer Id } | { readonly script: infer Id }
  ? Id
  : Entry;

/** The type of these ids, by the rule of `idsIn`. Components look words up by them. */
export type IdOf<List> = List extends keyof Lists
  ? Lists[List] extends readonly (infer Entry)[]
    ? Named<Entry> & string
    : keyof Lists[List] & string
  : string;
