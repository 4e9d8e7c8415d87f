import { Picture } from './picture';

/** A wall with a hundred openings. */
const wall = { src: 'images/windows.svg', alt: '', width: 500, height: 40 };

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly measures: string;
}

/** A percentage with what it measures, which the visitor hears as well (WCAG 1.3.1). */
export function ProgressBar({ label, percent, measures }: ProgressBarProps) {
  return (
    <div className="progress-bar">
      <p className="progress-bar-label">
        <span>{label}</span> <span className="progress-bar-figure">{`${percent}%`}</span>
      </p>
      <div className="progress-bar-wall">
        <progress value={percent} max={100} aria-label={label} />
        <Picture picture={wall} />
      </div>
      <p className="progress-bar-measures">{measures}</p>
    </div>
  );
}
