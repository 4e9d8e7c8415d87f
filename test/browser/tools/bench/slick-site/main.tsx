import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes, useLocation } from 'react-router';
import 'slick-carousel/slick/slick.css';
import 'slick-carousel/slick/slick-theme.css';
import { pageTitles } from '../../../../../src/content-model/labels';
import { AboutUs } from '../../../../../src/pages/about-us/about-us';
import { ContactUs } from '../../../../../src/pages/contact-us/contact-us';
import { Home } from '../../../../../src/pages/home/home';
import { Industry } from '../../../../../src/pages/industry/industry';
import { Language } from '../../../../../src/pages/language/language';
import { Services } from '../../../../../src/pages/services/services';
import type { RoutePath } from '../../../../../src/schema/routes';
import { SiteFooter } from '../../../../../src/shell/site-footer';
import { SiteHeader } from '../../../../../src/shell/site-header';

/*
 * The same pages, words, pictures and style sheet, as a site of react-router and react-slick: each
 * page is mounted when its route becomes active. Title, scroll position and focus are set as in any
 * accessible site of this kind.
 */
function Site() {
  const { pathname } = useLocation();
  const page = pathname as RoutePath;
  const route = { page, address: page, visited: false, entry: 0 };
  useEffect(() => {
    document.title = pageTitles[page];
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [page]);
  return (
    <>
      <SiteHeader route={route} />
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="/about-us" element={<AboutUs />} />
          <Route path="/services" element={<Services />} />
          <Route path="/language" element={<Language />} />
          <Route path="/industry" element={<Industry />} />
          <Route path="/contact-us" element={<ContactUs />} />
        </Routes>
      </main>
      <SiteFooter route={route} />
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <HashRouter>
      <Site />
    </HashRouter>,
  );
