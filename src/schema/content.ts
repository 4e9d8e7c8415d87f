import * as right from './codes';
import type { IdOf } from './ids';
import {
  code,
  forEach,
  idOf,
  type Kind,
  list,
  mark,
  number,
  object,
  optional,
  orNone,
  ownList,
  type TypeOf,
  text,
  unique,
} from './kinds';

/*
 * The content, declared: a line for each field, in the order of the files. From here come the types
 * that components see, the checks of the build, the list of samples and the export for linguists.
 */

const picture = code(right.picture, 'the path of an SVG or a PNG, such as images/mark.svg');
const pixels = number(1, 10_000);
const size = { width: pixels, height: pixels };
const plainId = code(/^[a-z\d-]+$/, 'lowercase letters, digits and hyphens');
const year = code(/^(?:19|20)\d\d$/, "a year, such as '2026'");
const script = code(/^[A-Z][a-z]{3}$/, 'a code of ISO 15924, such as Deva');
const percent = number(0, 100);
/** As it is printed: a year has no comma. */
const figure = code(/^\d[\d.,/]*$/, "digits as printed, such as '2.50', '1,500' or '24/7'");
const direction = code(/^(?:ltr|rtl)$/, "'ltr' or 'rtl'");
const tag = code(right.isTag, "a tag of the IANA registry, such as 'bn'");
const address = {
  street: orNone(text()),
  locality: orNone(text()),
  region: orNone(text()),
  country: orNone(text()),
};
const countryCode = code(/^[A-Z]{2}$/, 'the two letters of ISO 3166, such as IN');

/** The id of an entry, by which components find its words. */
function ownId<List extends string>(_list: List, form = plainId) {
  return unique(form) as Kind<IdOf<List>>;
}

const company = object({
  name: text(),
  registered: object({
    name: text(),
    numbers: list(code(right.registered, 'GSTIN and 15 letters and digits, CIN and 21'), {
      min: 0,
    }),
  }),
  logo: object({ src: picture, ...size }),
  email: code(right.email, 'name@company.example, in the letters a to z'),
  phone: code(right.isPhone, '+91 120 456 7890 (ten digits after +91) or 1800 123 4567'),
  whatsapp: orNone(
    code(right.isWhatsapp, "+91 98765 43210 (ten digits after +91), or '' for none"),
  ),
  address: object({ ...address, countryCode }),
  map: object({
    frame: orNone(
      code(
        right.frame,
        "the address after src= in “Embed a map”, with & for &amp;, or '' for none",
      ),
    ),
    link: orNone(code(right.link, "https://…, not a short link, or '' for none")),
  }),
  siteUrl: orNone(
    code(right.site, 'https://www.example.com/, with a slash at the end, no file name'),
  ),
});

const edition = object({
  /** BCP 47, and the name of the folder of words. */
  tag: unique(tag),
  /** The document, beside the others in dist/. */
  file: unique(code(/^(?!site\.)[a-z0-9-]+\.html$/, 'a name such as bn.html')),
  /** In its own script. */
  name: unique(text()),
  dir: direction,
  /** A drawing of one letter or short word, which pictures show in this edition. */
  letter: optional(picture),
  /** The picture of a shared link; `npm run cards` draws it. */
  card: picture,
});

const stateCodes = code(
  (codes: string, ids) =>
    codes.split(/\s+/).every((one) => ['', ...ids('stateNames')].includes(one)),
  'keys of stateNames in en/languages.ts, with spaces between them',
);

/** Files of facts: src/content/*.ts. */
export const facts = {
  'company.ts': { company },
  'editions.ts': {
    editions: list(edition, {
      isRight: ([first]) => first?.file === 'index.html',
      write: 'index.html as the file of the first edition',
    }),
  },
  'figures.ts': {
    figures: forEach('figures', object({ value: figure })),
    claimList: list(object({ id: ownId('claimList'), figure: text() })),
    expertiseList: list(object({ id: ownId('expertiseList'), percent })),
    experienceList: list(object({ id: ownId('experienceList'), percent })),
  },
  'language-list.ts': {
    scriptList: list(object({ id: ownId('scriptList', script), letter: text(), dir: direction })),
    languageList: list(
      object({
        id: ownId('languageList', tag),
        script: idOf('scriptList'),
        name: text(),
        states: stateCodes,
        others: optional(text()),
        scheduled: optional(mark),
        onRequest: optional(mark),
      }),
    ),
  },
  'lists.ts': {
    serviceList: list(object({ id: ownId('serviceList'), picture })),
    offerList: forEach('offerList', idOf('serviceList')),
    industryList: list(
      object({ id: ownId('industryList'), offers: list(idOf('offerList')), picture }),
    ),
    milestoneList: list(object({ id: ownId('milestoneList', year), picture })),
    slideList: list(object({ id: ownId('slideList'), picture })),
    featureList: list(object({ id: ownId('featureList'), picture })),
  },
  'picture-files.ts': {
    pictureSizes: forEach('pictureSizes', object(size)),
    mirroredPictures: list(picture, { min: 0 }),
    letteredPictures: list(picture, { min: 0 }),
  },
  'routes.ts': {
    routes: list(unique(code(/^\/[a-z\d-]*$/, 'a path such as /privacy'))),
    routesOutsideHeader: list(idOf('routes'), { min: 0 }),
  },
  'specimen.ts': {
    specimen: list(
      object({
        lang: unique(tag),
        name: text(),
        dir: optional(direction),
        text: code(right.marked, 'one word in [ ] and one in ( )'),
      }),
    ),
  },
} as const;

/** The lines above a block: its heading, with a short label if that says something else. */
const heading = object({ eyebrow: optional(text()), heading: text() });
/** A title with a short text: a step, a solution, a feature. */
const titledText = object({ title: unique(text()), text: text() });
const tab = object({ label: unique(text()), paragraphs: list(text()) });
/** A topic of “Before you request a quote”, with `steps` if it is a procedure. */
const detail = object({
  title: unique(text()),
  text: text(),
  points: optional(list(text())),
  steps: optional(list(text())),
});
const question = object({ question: unique(text()), answer: text() });
/** `measures` says what the percentage of a bar counts, and when. */
const barWords = object({ label: unique(text()), measures: text() });
/** In CSS px. An empty `alt` marks a picture that is decorative. */
const pictureData = object({ src: picture, alt: orNone(text()), ...size });
/** `name` is a person who agreed to be named, or a role and an industry. */
const testimonial = object({
  name: text(),
  quote: unique(text()),
  company: optional(text()),
  /** A portrait or a logo. */
  picture: optional(pictureData),
});
const sectionText = object({ heading: unique(text()), text: text() });
const count = text({ allows: ['count'] });
/** Search engines cut off what is longer. */
const searchText = unique(text({ max: 160 }));
/** A text in the plural forms of its language; `zero` may be for a count of 0 in any language. */
const pluralForms = object({
  zero: optional(count),
  one: count,
  two: optional(count),
  few: optional(count),
  many: optional(count),
  other: text({ needs: ['count'] }),
});

/** Files of words: src/content/<tag>/*.ts. */
export const words = {
  'about.ts': {
    aboutSections: object({ mission: heading, milestones: heading, howItWorks: heading }),
    missionTabs: list(tab),
    milestoneWords: forEach(
      'milestoneList',
      object({
        title: unique(text()),
        paragraph: text(),
        bullets: list(text(), { isRight: ({ length }) => length === 3, write: 'exactly 3 texts' }),
      }),
    ),
    howItWorks: list(titledText),
  },
  'before-you-ask.ts': { beforeYouAskHeading: text(), beforeYouAsk: list(detail) },
  'contact.ts': {
    contactWords: object({
      mailText: text(),
      lead: text(),
      address: text(),
      email: text(),
      copy: text(),
      copyEmail: text(),
      phone: text(),
      whatsapp: text(),
      mapHeading: text(),
      mapTitle: text({ needs: ['place'] }),
      mapNote: text({ needs: ['site'] }),
    }),
  },
  'edition.ts': {
    edition: object({
      tag,
      /** The comma between the parts of an address or a list, where it is not “,”. */
      comma: optional(text()),
      /** The drawing of the company's name `of`, wordmark-<tag>.svg; its size is that of its viewBox. */
      wordmark: optional(object({ of: code(/\S/, 'the name in company.ts'), ...size })),
      /** The company's address as the edition writes it. */
      address: optional(object(address)),
    }),
  },
  'faq.ts': { faq: list(question) },
  'home.ts': {
    slideWords: forEach('slideList', titledText),
    claimWords: forEach('claimList', text()),
    homeSections: object({
      whyUs: heading,
      services: heading,
      about: heading,
      expertise: heading,
      process: heading,
      contact: heading,
      faq: heading,
    }),
    alignmentWords: object({ heading: text(), caption: text() }),
    featureWords: forEach('featureList', titledText),
    aboutTeaser: text(),
    expertiseWords: forEach('expertiseList', barWords),
    processSteps: list(titledText),
    contactCallOut: object({ text: text() }),
  },
  'industries.ts': {
    offerWords: forEach('offerList', unique(text())),
    industryWords: forEach('industryList', titledText),
  },
  'interface.ts': {
    navLabels: forEach('routes', unique(text())),
    headerWords: object({ skip: text(), menu: text(), nav: text(), editions: text() }),
    footerWords: object({
      about: text(),
      nav: text(),
      pages: text(),
      services: text(),
      contact: text(),
      end: text({ needs: ['registeredName'] }),
    }),
    draftWords: object({ draft: text(), unreviewed: text() }),
    actions: object({
      requestQuote: text(),
      readMore: text(),
      readMoreAbout: text({ needs: ['title'] }),
      exploreServices: text(),
      getServices: text(),
      contactUs: text(),
      openInMaps: text(),
    }),
    carouselNames: object({ banner: text(), services: text(), testimonials: text() }),
    carouselWords: object({
      carousel: text(),
      slide: text(),
      stop: text(),
      start: text(),
      previous: text(),
      next: text(),
      choose: text(),
      position: text({ needs: ['number', 'count'] }),
      place: text({ needs: ['number', 'count'] }),
    }),
    tabNames: object({ mission: text(), milestones: text() }),
    notFoundWords: object({ title: text(), asked: text({ needs: ['address'] }), next: text() }),
    failedPageWords: object({ title: text(), text: text(), retry: text() }),
    formWords: object({
      heading: text(),
      note: text(),
      name: text(),
      email: text(),
      phone: text(),
      message: text(),
      messageHint: text(),
      submit: text(),
      noScript: text(),
      before: text({ needs: ['label'] }),
    }),
    fieldProblems: object({
      name: text(),
      email: text(),
      phone: text(),
      message: text(),
      address: text(),
      indianAddress: text(),
    }),
    messageWords: object({
      heading: text(),
      text: text(),
      short: text(),
      long: text(),
      paste: text(),
      to: text(),
      subjectLabel: text(),
      subject: text(),
      messageLabel: text(),
      openMail: text(),
      copyAndOpenMail: text(),
      openWhatsapp: text(),
      copyAndOpenWhatsapp: text(),
      copy: text(),
      copied: text(),
      refused: text(),
    }),
  },
  'language.ts': {
    languageIntro: object({ paragraphs: list(text()) }),
    letterRows: list(text()),
    languageSections: list(sectionText),
    solutionsHeading: text(),
    solutions: list(titledText),
    languageClosing: sectionText,
    experienceHeading: text(),
    experienceWords: forEach('experienceList', barWords),
    wallWords: object({
      link: text(),
      heading: text(),
      text: text(),
      filter: text(),
      english: text(),
      scheduled: text(),
      onRequest: text(),
      team: text(),
      more: text({ needs: ['count'] }),
      nothing: text({ needs: ['query'] }),
      countOnRequest: text({ needs: ['count'] }),
    }),
    matchForms: pluralForms,
  },
  'languages.ts': {
    scriptNames: forEach('scriptList', text(), { orMore: true }),
    stateNames: forEach('stateNames', text()),
    noState: optional(text()),
    languageNames: forEach('languageList', unique(text()), { orMore: true }),
    otherNames: forEach('languageList', optional(text()), { orMore: true }),
    ignoredWords: text(),
  },
  'pages.ts': {
    pageDescriptions: forEach('routes', optional(searchText)),
    socialCardText: text(),
    titles: forEach('routes', unique(text())),
    headings: forEach('routes', object({ h1: text(), lead: text() })),
  },
  'pictures.ts': { descriptions: forEach('descriptions', text()) },
  'services.ts': {
    serviceWords: forEach(
      'serviceList',
      object({
        title: unique(text()),
        /** On the home page. */
        summary: text(),
        /** Follows the summary on the services page. */
        details: text(),
      }),
    ),
  },
  'testimonials.ts': { testimonialsHeading: heading, testimonials: ownList(testimonial) },
} as const;

/* The types of all constants by their names, and of what components receive. */

type All<Files> = Files[keyof Files] extends infer File
  ? File extends unknown
    ? (file: File) => void
    : never
  : never;
type Constants<Files> =
  All<Files> extends (file: infer Merged) => void
    ? { readonly [Name in keyof Merged]: TypeOf<Merged[Name]> }
    : never;
export type Facts = Constants<typeof facts>;
export type Words = Constants<typeof words>;

export type Heading = TypeOf<typeof heading>;
export type Tab = TypeOf<typeof tab>;
export type TitledText = TypeOf<typeof titledText>;
export type Detail = TypeOf<typeof detail>;
export type Testimonial = TypeOf<typeof testimonial>;
export type ProgressWords = TypeOf<typeof barWords>;
export type PluralForms = TypeOf<typeof pluralForms>;
export type PictureData = TypeOf<typeof pictureData>;
export type Edition = TypeOf<typeof edition>;
