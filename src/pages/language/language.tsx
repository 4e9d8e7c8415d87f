import { PageHead } from '../../components/page-head';
import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { experience, scriptGroups } from '../../content-model/lists-with-words';
import { pictureData } from '../../content-model/picture-data';
import { fill, formatNumber } from '../../content-model/text';
import {
  actions,
  experienceHeading,
  headings,
  languageClosing,
  languageIntro,
  languageSections,
  letterRows,
  solutions,
  solutionsHeading,
  wallWords,
} from '../../content-model/words';
import { Link } from '../../router/link';
import { ProgressBars } from '../../sections/progress-bars';
import { Arcade } from './arcade';
import { LanguageWall } from './language-wall';
import { SearchField, wallId } from './search-field';
import { useLanguageSearch } from './use-language-search';

export function Language() {
  const search = useLanguageSearch(scriptGroups);
  return (
    <>
      <PageHead
        words={headings['/language']}
        ground="indigo"
        beside={
          <nav className="arcade" aria-label={wallWords.heading}>
            <Arcade groups={scriptGroups} found={search.found} />
          </nav>
        }
      >
        <SearchField search={search}>
          <p>
            <Link to={wallId}>{wallWords.link}</Link>
          </p>
        </SearchField>
      </PageHead>
      <Section as="div">
        <div className="beside" data-wide="start" data-align="center">
          <div className="prose">
            {languageIntro.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                {fill(paragraph, { scripts: formatNumber(scriptGroups.length) })}
              </p>
            ))}
          </div>
          <figure className="letter-rows">
            <Picture picture={pictureData('images/language-intro.svg')} className="rounded" />
            <figcaption>
              {letterRows.map((row) => (
                <p key={row}>{row}</p>
              ))}
            </figcaption>
          </figure>
        </div>
      </Section>
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
        <dl className="definitions">
          {solutions.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
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
      <Section>
        <h2 className="section-head">{experienceHeading}</h2>
        <ProgressBars bars={experience} />
      </Section>
      <LanguageWall groups={scriptGroups} search={search} />
    </>
  );
}
