import { useContext } from 'react';
import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { pictureData } from '../../content-model/picture-data';
import { navLabels, notFoundWords } from '../../content-model/words';
import { Link, UnknownAddress } from '../../router/link';
import { routes } from '../../schema/routes';

/** Until the script knows the address, its line is reserved, so that nothing shifts. */
export function NotFound() {
  const [before, after] = notFoundWords.asked.split('{address}');
  return (
    <Section>
      <div className="beside" data-align="center">
        <Picture picture={pictureData('images/not-found.svg')} />
        <div>
          <h1 tabIndex={-1}>{notFoundWords.title}</h1>
          <p className="lead">
            {before}
            <code>
              <bdi>{useContext(UnknownAddress) || '\u00a0'}</bdi>
            </code>
            {after}
          </p>
          <p>{notFoundWords.next}</p>
          <ul role="list" className="link-list">
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
