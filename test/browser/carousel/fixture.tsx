import { createRoot } from 'react-dom/client';
import { Carousel } from '../../../src/carousel/carousel';
import { type CarouselName, carousels } from '../../../src/carousel/settings';
import { carouselLabels } from '../../../src/content-model/labels';

// Runs in the page, bundled by carousel-fixture.test.ts: the site's carousel with slides of the
// test's own.

const place = document.getElementById('root');
if (!place) throw new Error('The document has no root');
const name = place.dataset['name'] as CarouselName;

const slide = (number: number) => (
  <div className="card" key={number}>
    <h3>Slide {number}</h3>
    <p>
      <button type="button">Press {number}</button>
      <a href={`#/${number}`}>Open {number}</a>
      {number === 2 && (
        <label>
          Field <input defaultValue="word" />
        </label>
      )}
    </p>
  </div>
);

const slides = Array.from({ length: Number(place.dataset['count']) }, (_, at) => slide(at + 1));

createRoot(place).render(
  <Carousel
    name={name}
    settings={carousels[name]}
    label="Fixture"
    labels={carouselLabels}
    slides={slides}
  />,
);
