import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { experience, scriptGroups } from '../../content-model/lists-with-words';
import { pictureData } from '../../content-model/picture-data';
import {
  actions,
  experienceHeading,
  languageClosing,
  languageIntro,
  languageSections,
  letterRows,
  solutions,
  solutionsHeading,
  wallWords,
} from '../../content-model/words';
import { Link } from '../../router/link';
import { definition } from '../../sections/definition';
import { PageHead } from '../../sections/page-head';
import { ProgressBars } from '../../sections/progress-bars';
import { Arcade } from './arcade';
import { answerText } from './count-text';
import { LanguageWall } from './language-wall';
import { wallId } from './search-answer';
import { SearchField } from './search-field';
import { useLanguageSearch } from './use-language-search';

export function Language() {
  const search = useLanguageSearch(scriptGroups);
  const arcade = (
    <nav className="arcade" aria-label={wallWords.heading}>
      <Arcade groups={scriptGroups} found={search.found} />
    </nav>
  );
  return (
    <>
      <PageHead page="/language" ground="indigo" beside={arcade}>
        <SearchField id="search" search={search}>
          <p role="status" className="visually-hidden">
            {search.searched && answerText(search)}
          </p>
          <p>
            <Link to={wallId}>{wallWords.link}</Link>
          </p>
        </SearchField>
      </PageHead>
      <Introduction />
      <Section ground="sand">
        <div className="essays beside">
          {languageSections.map(({ heading, text }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section>
        <h2>{solutionsHeading}</h2>
        <dl className="definitions">{solutions.map(definition)}</dl>
      </Section>
      <Closing />
      <Section>
        <h2 className="section-head">{experienceHeading}</h2>
        <ProgressBars bars={experience} />
      </Section>
      <LanguageWall groups={scriptGroups} search={search} />
    </>
  );
}

function Introduction() {
  return (
    <Section>
      <div className="beside" data-wide="start">
        <div className="prose">
          {languageIntro.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <figure className="letter-rows">
          <Picture picture={pictureData('images/language-intro.svg')} />
          <figcaption>
            {letterRows.map((row) => (
              <p key={row}>{row}</p>
            ))}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}

function Closing() {
  return (
    <Section ground="ask">
      <div className="beside">
        <h2>{languageClosing.heading}</h2>
        <div>
          <p>{languageClosing.text}</p>
          <p className="buttons">
            <Link to="/contact-us" className="button">
              {actions.requestQuote}
            </Link>
          </p>
        </div>
      </div>
    </Section>
  );
}
