interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** A numbered process. The style sheet draws the numbers, so they are those of the list. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title} className="step">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
