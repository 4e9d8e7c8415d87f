import { type FocusEvent, type ReactNode, useEffect } from 'react';
import { headerWords, navLabels } from '#words/interface';
import { company } from '../content/company';
import { Link } from '../router/link';
import { routes } from '../router/routes';
import { Brand } from './brand';

/** From this width on, the links are in a row (site-header.css), and an open menu would float above it. */
const WIDE = '(min-width: 60rem)';

function closeMenu(): void {
  document.getElementById('menu')?.hidePopover?.();
}

/** The open menu must not cover the focused element (WCAG 2.4.11). It never covers its own button. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent): void {
  if (relatedTarget && !currentTarget.closest('header')?.contains(relatedTarget)) closeMenu();
}

/** The menu is a popover: without any script, the browser opens it, closes it on Escape and restores the focus. */
export function SiteHeader({ address, children }: { address: string | null; children: ReactNode }) {
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', closeMenu);
    return () => wide.removeEventListener('change', closeMenu);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the address changes (behavior R9).
  useEffect(closeMenu, [address]);
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
                  onClick={closeMenu}
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
