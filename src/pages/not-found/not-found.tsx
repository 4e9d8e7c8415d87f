import { navLabels, notFoundWords } from '#words/interface';
import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { pictureData } from '../../content-model/picture-data';
import { splitAtSlot } from '../../content-model/text';
import { Link } from '../../router/link';
import { routes } from '../../router/routes';

/** Longer addresses are cut, so that the page stays readable. In characters. */
const MAX_SHOWN = 200;

export function NotFound({ address }: { address: string }) {
  const shown = address.length > MAX_SHOWN ? `${address.slice(0, MAX_SHOWN)}…` : address;
  const [before, after] = splitAtSlot(notFoundWords.asked, 'address');
  return (
    <Section className="not-found">
      <div className="beside" data-align="center">
        <Picture picture={pictureData('images/not-found.svg')} className="rounded" />
        <div>
          <h1 tabIndex={-1}>{notFoundWords.title}</h1>
          <p className="lead">
            {before}
            <code>
              <bdi>{shown}</bdi>
            </code>
            {after}
          </p>
          <p>{notFoundWords.next}</p>
          <ul className="link-list">
            {routes.map((path) => (
              <li key={path}>
                <Link to={path}>{navLabels[path]}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
