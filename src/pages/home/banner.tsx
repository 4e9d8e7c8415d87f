import { Carousel } from '../../carousel/carousel';
import { Picture } from '../../components/picture';
import { slides } from '../../content-model/lists-with-words';
import { actions, carouselNames, headings } from '../../content-model/words';
import { Link } from '../../router/link';

/** The heading is above the slides, so that it can receive focus whichever slide is visible. */
export function Banner() {
  return (
    <div className="banner" data-ground="indigo">
      <div className="wrap">
        <h1 className="eyebrow" tabIndex={-1}>
          {headings['/'].h1}
        </h1>
        <Carousel name="banner" label={carouselNames.banner} slides={slides.map(bannerSlide)} />
      </div>
    </div>
  );
}

function bannerSlide({ title, text, picture }: (typeof slides)[number]) {
  return (
    <div className="banner-slide">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className="buttons">
          <Link to="/contact-us" className="button">
            {actions.requestQuote}
          </Link>
        </p>
      </div>
      <Picture picture={picture} />
    </div>
  );
}
