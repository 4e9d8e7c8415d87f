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
      <progress value={percent} max={100} aria-label={label} />
      <p className="progress-bar-measures">{measures}</p>
    </div>
  );
}
