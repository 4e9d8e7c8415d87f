import type { ScriptGroup } from '../../content-model/lists-with-words';
import { Link } from '../../router/link';

/** The grounds of the arches, by turn: none has the color of the deck or of the stone. */
const grounds = ['indigo', 'peacock', 'vermilion', 'lilac'] as const;

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
  return groups.map(({ id, script, letter, dir }, index) => {
    const isFound = found.some((group) => group.id === id);
    return (
      <Link key={id} to={isFound ? posterId(id) : undefined}>
        <span
          data-ground={grounds[index % grounds.length]}
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
