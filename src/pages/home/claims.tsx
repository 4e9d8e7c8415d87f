import { claims } from '#words/home';

export function Claims() {
  return (
    <div className="claims">
      <ul className="wrap">
        {claims.map(({ figure, label }) => (
          <li key={figure} className="claim">
            <b>{figure}</b>
            {` ${label}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
