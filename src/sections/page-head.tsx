import type { ReactNode } from 'react';
import { Picture } from '../components/picture';
import type { Ground } from '../components/section';
import { pictureData } from '../content-model/picture-data';
import { headings } from '../content-model/words';
import type { RoutePath } from '../schema/routes';

interface PageHeadProps {
  readonly page: RoutePath;
  readonly picture?: string;
  readonly ground: Ground;
  /** In place of the picture. */
  readonly beside?: ReactNode;
  /** Below the lead. */
  readonly children?: ReactNode;
}

/** The head of a page. Its `h1` takes the focus on arrival (behavior R7). */
export function PageHead({ page, picture, ground, beside, children }: PageHeadProps) {
  const { h1, lead } = headings[page];
  return (
    <header className="page-head" data-ground={ground}>
      <div className="wrap">
        <div>
          <h1 tabIndex={-1}>{h1}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        {picture ? <Picture picture={pictureData(picture)} /> : beside}
      </div>
    </header>
  );
}
