import { Picture, type PictureData } from './picture';

interface PageHeadProps {
  readonly words: {
    readonly eyebrow?: string;
    readonly h1: string;
    readonly lead: string;
    readonly picture?: PictureData;
  };
}

/** The head of a page. Its `h1` takes the focus on arrival (behaviour R7). */
export function PageHead({ words: { eyebrow, h1, lead, picture } }: PageHeadProps) {
  return (
    <header className="page-head">
      <div className="wrap">
        <div>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 tabIndex={-1}>{h1}</h1>
          <p className="lead">{lead}</p>
        </div>
        {picture && <Picture picture={picture} />}
      </div>
    </header>
  );
}
