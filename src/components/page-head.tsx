import type { ReactNode } from 'react';
import type { PictureData } from '../schema/content';
import { Picture } from './picture';
import type { Ground } from './section';

interface PageHeadProps {
  readonly words: {
    readonly h1: string;
    readonly lead: string;
  };
  readonly picture?: PictureData;
  readonly ground: Ground;
  /** In place of the picture. */
  readonly beside?: ReactNode;
  /** Below the lead. */
  readonly children?: ReactNode;
}

/** The head of a page. Its `h1` takes the focus on arrival (behavior R7). */
export function PageHead({ words, picture, ground, beside, children }: PageHeadProps) {
  return (
    <header className="page-head" data-ground={ground}>
      <div className="wrap">
        <div>
          <h1 tabIndex={-1}>{words.h1}</h1>
          <p className="lead">{words.lead}</p>
          {children}
        </div>
        {picture ? <Picture picture={picture} /> : beside}
      </div>
    </header>
  );
}
