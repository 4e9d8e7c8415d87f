/** A file in assets/images/. An empty `alt` marks a picture that only decorates. Sizes in CSS px. */
export interface Picture {
  readonly src: `images/${string}.svg`;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The side that a narrower frame keeps; the middle, if none is named. */
  readonly keep?: 'start' | 'end';
}

export interface Tab {
  readonly label: string;
  readonly paragraphs: readonly string[];
}

export interface Slide {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}

/** A picture with a title and a short text: a feature, a service. */
export interface Card {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}

export interface Step {
  readonly title: string;
  readonly text: string;
}

/** One claim of the band under the banner: the figure large, what it counts below. */
export interface Claim {
  readonly figure: string;
  readonly label: string;
}

/** `measures` says what the percentage is a percentage of (0 to 100). */
export interface Progress {
  readonly label: string;
  readonly percent: number;
  readonly measures: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface Testimonial {
  readonly name: string;
  readonly company?: string;
  readonly picture?: Picture;
  readonly quote: string;
}

export interface Milestone {
  readonly year: string;
  readonly title: string;
  readonly picture: Picture;
  readonly paragraph: string;
  readonly bullets: readonly [string, string, string];
}

export interface Industry {
  readonly title: string;
  readonly services: string;
  readonly picture: Picture;
}
