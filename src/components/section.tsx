import type { ReactNode } from 'react';

export interface Heading {
  readonly eyebrow: string;
  readonly heading: string;
}

export type Ground = 'sand' | 'lilac' | 'indigo' | 'night';

interface SectionProps {
  readonly ground?: Ground;
  /** The content runs from one edge of the window to the other. */
  readonly bleed?: boolean;
  readonly children: ReactNode;
}

/** A band of the page on one of the grounds, on paper if none is given. */
export function Section({ ground, bleed, children }: SectionProps) {
  return (
    <section className="section" data-ground={ground} data-bleed={bleed ? '' : undefined}>
      {bleed ? children : <div className="wrap">{children}</div>}
    </section>
  );
}

/** An eyebrow, the heading, and what belongs to them. */
export function SectionHead({ words, children }: { words: Heading; children?: ReactNode }) {
  return (
    <div className="section-head">
      <p className="eyebrow">{words.eyebrow}</p>
      <h2>{words.heading}</h2>
      {children}
    </div>
  );
}
