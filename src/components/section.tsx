import type { ReactNode } from 'react';
import type { Heading } from '../schema/content';

export type Ground = 'sand' | 'lilac' | 'indigo' | 'night' | 'peacock' | 'vermilion' | 'ask';

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

/** The heading of a section, with an eyebrow if it has one, and an optional introduction. */
export function SectionHead({ words, children }: { words: Heading; children?: ReactNode }) {
  return (
    <div className="section-head">
      {words.eyebrow && <p className="eyebrow">{words.eyebrow}</p>}
      <h2>{words.heading}</h2>
      {children}
    </div>
  );
}
