import { Fragment } from 'react';
import { company } from '../content-model/facts';
import { officeAddress } from '../content-model/labels';
import { services } from '../content-model/lists-with-words';
import { footerWords, navLabels } from '../content-model/words';
import { Link, useCurrentPage } from '../router/link';
import type { Route } from '../router/route';
import { routes } from '../schema/routes';
import { EmailLink, PhoneLink } from '../sections/contact-links';
import { Brand } from './brand';
import { EditionLinks } from './edition-links';

const { registered } = company;

export function SiteFooter({ route }: { readonly route: Route | null }) {
  return (
    <footer className="site-footer" data-ground="night">
      <div className="wrap">
        <div>
          <Brand />
          <p>{footerWords.about}</p>
          <EditionLinks route={route} />
        </div>
        <PageLinks route={route} />
        <ServiceLinks />
        <div className="site-footer-contact">
          <h2>{footerWords.contact}</h2>
          <address>
            <ul role="list">
              <li>{officeAddress}</li>
              <li>
                <EmailLink />
              </li>
              <li>
                <PhoneLink />
              </li>
            </ul>
          </address>
        </div>
        <p className="site-footer-end">
          {footerWords.end}
          {registered.numbers.map((number) => (
            <Fragment key={number}>
              <br />
              {number}
            </Fragment>
          ))}
        </p>
      </div>
    </footer>
  );
}

function PageLinks({ route }: { readonly route: Route | null }) {
  const page = useCurrentPage(route);
  return (
    <nav aria-label={footerWords.nav}>
      <h2>{footerWords.pages}</h2>
      <ul>
        {routes.map((path) => (
          <li key={path}>
            <Link to={path} aria-current={path === page ? 'page' : undefined}>
              {navLabels[path]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ServiceLinks() {
  return (
    <div>
      <h2>{footerWords.services}</h2>
      <ul role="list">
        {services.map(({ id, address, title }) => (
          <li key={id}>
            <Link to={address}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
