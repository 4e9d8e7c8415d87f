import type { ReactNode } from 'react';

export interface Heading {
  readonly eyebrow: string;
  readonly heading: string;
}

interface SectionProps {
  readonly ground?: 'sand' | 'card' | 'indigo';
  readonly children: ReactNode;
}

/** A band of the page on one of the grounds, on paper if none is given. */
export function Section({ ground, children }: SectionProps) {
  return (
    <section className="section" data-ground={ground}>
      <div className="wrap">{children}</div>
    </section>
  );
}

/** An eyebrow, the heading, and what stands below them. */
export function SectionHead({ words, children }: { words: Heading; children?: ReactNode }) {
  return (
    <div className="section-head">
      <p className="eyebrow">{words.eyebrow}</p>
      <h2>{words.heading}</h2>
      {children}
    </div>
  );
}
