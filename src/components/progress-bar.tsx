import { Picture } from './picture';

/** A wall with a hundred openings. */
const wall = { src: 'images/windows.svg', alt: '', width: 500, height: 40 };

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  /** The percentage as text, in the words of the language. */
  readonly figure: string;
  readonly measures: string;
}

/**
 * A percentage, its label and what it measures. The figure is text too, so that screen readers read
 * it (WCAG 1.3.1).
 */
export function ProgressBar({ label, percent, figure, measures }: ProgressBarProps) {
  return (
    <div className="progress-bar">
      <p className="progress-bar-label">
        <span>{label}</span>{' '}
        <bdi className="progress-bar-figure" dir="ltr">
          {figure}
        </bdi>
      </p>
      <div className="progress-bar-wall">
        <progress value={percent} max={100} aria-label={label} />
        <Picture picture={wall} />
      </div>
      <p className="progress-bar-measures">{measures}</p>
    </div>
  );
}
