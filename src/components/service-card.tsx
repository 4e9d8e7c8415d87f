import type { ReactNode } from 'react';
import { Picture, type PictureData } from './picture';

interface ServiceCardProps {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureData;
  readonly children?: ReactNode;
}

export function ServiceCard({ title, text, picture, children }: ServiceCardProps) {
  return (
    <div className="card">
      <Picture picture={picture} />
      <div className="card-body">
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
