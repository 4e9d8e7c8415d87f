import type { Ground } from '../../components/section';
import type { ScriptGroup } from '../../content-model/lists-with-words';
import { Link } from '../../router/link';

/** The grounds of the first posters; the others are indigo. */
const grounds: readonly Ground[] = [
  ...(['indigo', 'peacock', 'ask', 'vermilion', 'lilac', 'night', 'sand'] as const),
  ...(['ask', 'vermilion', 'lilac', 'peacock', 'night', 'vermilion'] as const),
];

/** A poster has the ground of its place in the whole list. */
export function groundOf(groups: readonly ScriptGroup[], id: string): Ground {
  return grounds[groups.findIndex((group) => group.id === id)] ?? 'indigo';
}

/** The id of the poster of a script, or of a language in it: the address of the page, with a query. */
export function posterId(id: string): string {
  return `/language?${id}`;
}

interface ArcadeProps {
  readonly groups: readonly ScriptGroup[];
  readonly found: readonly ScriptGroup[];
}

/** The letter of each script under an arch: links to the posters that the search has found. */
export function Arcade({ groups, found }: ArcadeProps) {
  return groups.map(({ id, script, letter, dir }) => {
    const isFound = found.some((group) => group.id === id);
    return (
      <Link key={id} to={isFound ? posterId(id) : undefined}>
        <span
          data-ground={groundOf(groups, id)}
          lang={dir === 'rtl' ? 'ur' : undefined}
          aria-hidden
        >
          {letter}
        </span>
        <span className="visually-hidden"> {script} </span>
      </Link>
    );
  });
}
