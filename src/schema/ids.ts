import type { stateNames } from '../content/en/languages';
import type * as figures from '../content/figures';
import type { scriptList } from '../content/language-list';
import type * as lists from '../content/lists';
import type { routes } from '../content/routes';
import { stepsOf } from './walk';

/** The ids of a list of the content, such as those of `serviceList`, while the content is checked. */
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

/** The type of these ids: those that the content has. Components look words up by them. */
export type IdOf<List> = List extends keyof Lists
  ? Lists[List] extends readonly (infer Entry)[]
    ? Named<Entry> & string
    : keyof Lists[List] & string
  : string;

/** The ids of the lists among some constants; `languages` are the tags in `scriptList`. */
export function idsIn(constants: Readonly<Record<string, unknown>>): Ids {
  const known = new Map<string, readonly string[]>();
  return (list) => {
    const ids = known.get(list) ?? readIds(constants, list);
    known.set(list, ids);
    return ids;
  };
}

function readIds(constants: Readonly<Record<string, unknown>>, list: string): string[] {
  if (list === 'languages') {
    const rows = stepsOf(constants['scriptList']).flatMap(([, one]) =>
      stepsOf(Object(one).languages),
    );
    return rows.map(([, language]) => String(Object(language)[0]));
  }
  const value = constants[list];
  if (!Array.isArray(value)) return Object.keys(Object(value)).filter((key) => key !== 'sample');
  return value.map((one) => String(one?.id ?? one?.script ?? one));
}
