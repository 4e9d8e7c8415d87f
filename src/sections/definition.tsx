import type { Detail } from '../schema/content';

/** A term of a `<dl className="definitions">`, with a text and, if it has them, points or steps. */
export function definition({ title, text, points, steps }: Detail) {
  return (
    <div key={title}>
      <dt>{title}</dt>
      <dd>
        {text}
        {points && <ul>{points.map(listItem)}</ul>}
        {steps && <ol>{steps.map(listItem)}</ol>}
      </dd>
    </div>
  );
}

function listItem(text: string) {
  return <li key={text}>{text}</li>;
}
