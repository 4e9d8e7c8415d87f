import { type FocusEvent, useEffect } from 'react';
import { headerWords, navLabels } from '../content-model/words';
import { Link, useCurrentPage } from '../router/link';
import type { Route } from '../router/route';
import { routes, routesOutsideHeader } from '../schema/routes';
import { Brand } from './brand';
import { EditionLinks } from './edition-links';

const headerRoutes = routes.filter((path) => !routesOutsideHeader.includes(path));

interface HeaderProps {
  readonly route: Route | null;
}

export function SiteHeader({ route }: HeaderProps) {
  const page = useCurrentPage(route);
  return (
    <header className="site-header">
      {/* To the heading of this page; before hydration to `#main`, which changes no page (R2). */}
      <Link to={route?.address ?? 'main'} className="skip">
        {headerWords.skip}
      </Link>
      <EditionLinks route={route} ground="indigo" />
      <div className="wrap">
        <Brand />{' '}
        <Link
          to="/contact-us"
          className="button header-quote"
          aria-current={page === '/contact-us' ? 'page' : undefined}
        >
          <span>{navLabels['/contact-us']}</span>
        </Link>{' '}
        <button ref={watchWidth} type="button" className="menu-button" popoverTarget="site-menu">
          <span>{headerWords.menu}</span>
        </button>
        <Menu route={route} />
      </div>
    </header>
  );
}

/**
 * A popover: the browser opens it, closes it on Escape and restores the focus, before hydration too.
 */
function Menu({ route }: HeaderProps) {
  const page = useCurrentPage(route);
  // The cleanup closes the menu when another route replaces this one. A menu that was opened before
  // hydration stays open, because null has no cleanup (behavior R9, R12).
  useEffect(() => (route ? closeMenu : undefined), [route]);
  return (
    <nav
      className="menu"
      id="site-menu"
      popover="auto"
      aria-label={headerWords.nav}
      onBlur={closeWhenLeft}
    >
      <ul>
        {headerRoutes.map((path) => (
          <li key={path} className={path === '/contact-us' ? 'menu-action' : undefined}>
            <Link
              to={path}
              className={path === '/contact-us' ? 'button' : undefined}
              aria-current={path === page ? 'page' : undefined}
              onClick={closeMenu}
            >
              {navLabels[path]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function closeMenu(): void {
  document.querySelector<HTMLElement>('.site-header .menu')?.hidePopover?.();
}

/**
 * Closes the menu when the style sheet hides its button: in a wide window the open menu would cover
 * the row of links. A ref callback: returns the cleanup function.
 */
function watchWidth(menuButton: HTMLButtonElement): () => void {
  const observer = new ResizeObserver(() => {
    if (menuButton.offsetWidth === 0) closeMenu();
  });
  observer.observe(menuButton);
  return () => observer.disconnect();
}

/** The open menu would hide the element that takes the focus outside the header (WCAG 2.4.11). */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
  if (relatedTarget && !currentTarget.closest('header')?.contains(relatedTarget)) closeMenu();
}
