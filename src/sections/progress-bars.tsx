import { Picture } from '../components/picture';
import { pictureData } from '../content-model/picture-data';
import type { ProgressWords } from '../schema/content';

/** A house with a hundred windows, in five rows. */
const wall = pictureData('images/windows.svg');

interface Bar extends ProgressWords {
  readonly id: string;
  /** 0 to 100. */
  readonly percent: number;
}

/** The figure of each bar is text too, so that screen readers read it (WCAG 1.3.1). */
export function ProgressBars({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <ul role="list" className="progress-bars">
      {bars.map(({ id, label, percent, measures }) => (
        <li key={id} className="progress-bar">
          <p className="progress-bar-label">
            <span>{label}</span>{' '}
            <bdi className="progress-bar-figure" dir="ltr">
              {`${percent}%`}
            </bdi>
          </p>
          <div
            className="progress-bar-wall"
            role="progressbar"
            aria-label={label}
            aria-valuenow={percent}
          >
            {[0, 1, 2, 3, 4].map((row) => (
              <progress
                key={row}
                value={Math.floor((percent + row) / 5)}
                max={20}
                aria-hidden="true"
              />
            ))}
            <Picture picture={wall} />
          </div>
          <p className="progress-bar-measures">{measures}</p>
        </li>
      ))}
    </ul>
  );
}
