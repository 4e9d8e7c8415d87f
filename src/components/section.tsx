import type { ReactNode } from 'react';

/** The lines above a block: a short label and its heading. */
export interface Heading {
  readonly eyebrow: string;
  readonly heading: string;
}

export type Ground = 'sand' | 'lilac' | 'indigo' | 'night' | 'peacock';

interface SectionProps {
  readonly ground?: Ground;
  /** Whether the content extends to both edges of the window. */
  readonly bleed?: boolean;
  readonly children: ReactNode;
}

/** A band of the page with a background color, its ground; by default, paper. */
export function Section({ ground, bleed, children }: SectionProps) {
  return (
    <section className="section" data-ground={ground} data-bleed={bleed ? '' : undefined}>
      {bleed ? children : <div className="wrap">{children}</div>}
    </section>
  );
}

/** The eyebrow and the heading of a section, and an optional introduction. */
export function SectionHead({ words, children }: { words: Heading; children?: ReactNode }) {
  return (
    <div className="section-head">
      <p className="eyebrow">{words.eyebrow}</p>
      <h2>{words.heading}</h2>
      {children}
    </div>
  );
}
