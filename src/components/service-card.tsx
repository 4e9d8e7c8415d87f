import type { ReactNode } from 'react';
import type { PictureData } from '../schema/content';
import { Picture } from './picture';

interface ServiceCardProps {
  /** The id of the heading: a link to the card focuses the heading. */
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureData;
  readonly children?: ReactNode;
}

export function ServiceCard({ id, title, text, picture, children }: ServiceCardProps) {
  return (
    <div className="card">
      <Picture picture={picture} />
      <div className="card-body">
        <h3 id={id} tabIndex={id ? -1 : undefined}>
          {title}
        </h3>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
