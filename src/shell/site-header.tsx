import { useEffect, type FocusEvent, type ReactNode } from 'react';
import { company } from '../content/company';
import { headerWords, navLabels } from '#words/interface';
import { Link } from '../router/link';
import { routes } from '../router/routes';
import { closeMenu } from '../router/use-arrival';
import { Brand } from './brand';

/** Where the links stand in a row (header.css): a menu left open there would float above it. */
const WIDE = '(width >= 60rem)';

/** The focus that moves on from the open menu must not stand behind it (WCAG 2.4.11). On its button it does not. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent): void {
  if (relatedTarget && !currentTarget.closest('header')?.contains(relatedTarget)) closeMenu();
}

/** The menu is a popover: the browser opens it, closes it on Escape and gives the focus back, before script too. */
export function SiteHeader({ address, children }: { address: string | null; children: ReactNode }) {
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', closeMenu);
    return () => wide.removeEventListener('change', closeMenu);
  }, []);
  return (
    <header className="site-header">
      {children}
      <div className="wrap">
        <Brand name={company.name} />
        <button type="button" className="menu-button" popoverTarget="menu">
          {headerWords.menu}
        </button>
        <nav
          className="menu"
          id="menu"
          popover="auto"
          aria-label={headerWords.nav}
          onBlur={closeBehind}
        >
          <ul>
            {routes.map((path) => (
              <li key={path}>
                <Link
                  to={path}
                  className={path === '/contact-us' ? 'button' : undefined}
                  aria-current={path === address ? 'page' : undefined}
                >
                  {navLabels[path]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
