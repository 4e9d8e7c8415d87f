import { Picture } from '../components/picture';
import { Link } from '../router/link';

const mark = { src: 'images/mark.svg', alt: '', width: 40, height: 40 };

export function Brand({ name }: { name: string }) {
  return (
    <Link to="/" className="brand">
      <Picture picture={mark} />
      {name}
    </Link>
  );
}
