export interface EditionWords {
  readonly tag: string;
  /** The comma between the parts of an address or a list, where it is not “,”. */
  readonly comma?: string;
  /** The company's address as the edition writes it. */
  readonly address?: Address & { readonly sample?: true };
}

interface Address {
  readonly street: string;
  readonly locality: string;
  readonly region: string;
  readonly country: string;
}

export interface Company {
  readonly name: string;
  readonly registered: {
    readonly name: string;
    readonly numbers: readonly string[];
    readonly sample?: true;
  };
  readonly logo: { readonly src: PictureFile; readonly width: number; readonly height: number };
  readonly email: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly address: Address & { readonly countryCode: string };
  readonly map: { readonly frame: string; readonly link: string };
  readonly siteUrl: string;
}

export type PictureFile = `images/${string}`;

/** A file in assets/images/. An empty `alt` marks a picture that is decorative. Sizes in CSS px. */
export interface PictureData {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** An entry of a list. Its words are under its id in the folder of each language. */
export interface ListEntry {
  readonly id: string;
  readonly picture: PictureFile;
  readonly sample?: true;
}

/** The lines above a block: its heading, with a short label if that says something else. */
export interface Heading {
  readonly eyebrow?: string;
  readonly heading: string;
}

export interface Tab {
  readonly label: string;
  readonly paragraphs: readonly string[];
  readonly sample?: true;
}

/** A title with a short text: a step, a solution, a feature. */
export interface Entry {
  readonly title: string;
  readonly text: string;
  readonly sample?: true;
}

export interface Slide extends Entry {
  readonly picture: PictureData;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
  readonly sample?: true;
}

/** A topic of “Before you ask for a quote”, with `steps` if it is a procedure. */
export interface Detail extends Entry {
  readonly steps?: readonly string[];
}

/**
 * What a client said. `name` is a person who agreed to be named, or a role and an industry;
 * `company` and `picture` (a portrait or a logo) are optional. The mark `sample` says that it is
 * invented.
 */
export interface Testimonial {
  readonly name: string;
  readonly quote: string;
  readonly company?: string;
  readonly picture?: PictureData & { readonly src: PictureFile };
  readonly sample?: true;
}

export interface ServiceWords {
  readonly title: string;
  /** Shown on the home page. */
  readonly summary: string;
  /** Follows the summary on the services page. */
  readonly details: string;
}

export interface MilestoneWords {
  readonly title: string;
  readonly paragraph: string;
  readonly bullets: readonly [string, string, string];
}

/** The words beside a progress bar; `measures` says what its percentage counts, and when. */
export interface ProgressWords {
  readonly label: string;
  readonly measures: string;
  readonly sample?: true;
}

/**
 * A text in the plural forms of its language (English: `one` and `other`). An optional `zero` is
 * for a count of 0.
 */
export type PluralForms = { readonly other: string } & Partial<
  Readonly<Record<Intl.LDMLPluralRule, string>>
>;
