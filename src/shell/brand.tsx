import { Picture } from '../components/picture';
import { company } from '../content-model/facts';
import { Link } from '../router/link';

const logo = { ...company.logo, alt: '' };

export function Brand() {
  return (
    <Link to="/" className="brand" translate="no">
      <Picture picture={logo} />
      {company.name}
    </Link>
  );
}
