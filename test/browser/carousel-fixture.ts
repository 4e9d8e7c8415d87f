import { createElement, Fragment, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Carousel } from '../../src/carousel/carousel';
import { type CarouselName, carousels } from '../../src/carousel/settings';
import { carouselLabels } from '../../src/content/labels';

// Runs in the page, bundled by carousel-fixture.test.ts: the site's carousel with test slides.

const field = createElement(
  'label',
  null,
  'Field ',
  createElement('input', { defaultValue: 'word' }),
);

const slide = (number: number): ReactNode =>
  createElement(
    'div',
    { className: 'card' },
    createElement('h3', null, `Slide ${number}`),
    createElement(
      'p',
      null,
      createElement('button', { type: 'button' }, `Press ${number}`),
      createElement('a', { href: `#/${number}` }, `Open ${number}`),
      number === 2 ? field : null,
    ),
  );

const place = document.getElementById('root');
if (!place) throw new Error('The document has no root');
const { name, count, wrapper } = place.dataset;

const carousel = createElement(Carousel, {
  name: name as CarouselName,
  settings: carousels[name as CarouselName],
  label: 'Fixture',
  labels: carouselLabels,
  slides: Array.from({ length: Number(count) }, (_, index) => slide(index + 1)),
});

const mount = () => {
  const root = createRoot(place);
  root.render(createElement(wrapper === 'strict' ? StrictMode : Fragment, null, carousel));
  return () => root.unmount();
};

Object.assign(window, { mount, unmount: mount() });
