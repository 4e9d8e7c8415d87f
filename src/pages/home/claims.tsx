import { claims } from '../../content-model/lists-with-words';

export function Claims() {
  return (
    <div className="claims">
      <ul role="list" className="wrap">
        {claims.map(({ id, figure, label }) => (
          <li key={id} className="claim">
            <b dir="ltr" data-sign={figure.length === 1 || undefined}>
              {figure}
            </b>
            {` ${label}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
