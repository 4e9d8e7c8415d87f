import { Picture } from '../components/picture';
import { company } from '../content-model/facts';
import { edition } from '../content-model/words';
import { Link } from '../router/link';

const logo = { ...company.logo, alt: '' };
const { wordmark } = edition;

/** The logo, and the name: as the edition's drawing, which the build puts into the document. */
export function Brand() {
  return (
    <Link to="/" className="brand" translate="no">
      <Picture picture={logo} />
      {wordmark?.of === company.name ? (
        <svg
          role="img"
          aria-label={company.name}
          viewBox={`0 0 ${wordmark.width} ${wordmark.height}`}
        >
          <use href="#wordmark" />
        </svg>
      ) : (
        <span>{company.name}</span>
      )}
    </Link>
  );
}
