import { use, type ReactNode } from 'react';
import { PageShown } from '../../shell/page-shown';
import { useHydrated } from '../../components/use-hydrated';

interface OfficeMapProps {
  readonly frame: string;
  readonly link: string;
  readonly title: string;
  readonly note: string;
  readonly linkText: string;
  /** What stands beside the map. */
  readonly children: ReactNode;
}

/**
 * The map beside its link, never the only way (behaviour M1). The frame comes with script: without it browsers ignore
 * `loading="lazy"` and would load the map for every page. The words beside it say what to do where it does not load;
 * whether there is a network is asked each time the page is come to.
 */
export function OfficeMap({ frame, link, title, note, linkText, children }: OfficeMapProps) {
  // Read for its changes alone: each has this rendered, and so the network asked for, anew.
  use(PageShown);
  const online = useHydrated(() => navigator.onLine);
  return (
    <div className="office-map">
      <div>
        {children}
        <p>{note}</p>
        <p className="buttons">
          <a href={link} className="button" data-variant="quiet">
            {linkText}
          </a>
        </p>
      </div>
      <div className="office-map-frame">
        <p>{title}</p>
        {online && (
          <iframe
            src={frame}
            title={title}
            loading="lazy"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        )}
      </div>
    </div>
  );
}
