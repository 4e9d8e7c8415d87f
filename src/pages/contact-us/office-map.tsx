import { type ReactNode, useState, useSyncExternalStore } from 'react';

interface OfficeMapProps {
  /**
   * The URL of the embedded map. If it is empty, there is no map, and the page makes no request to
   * another site.
   */
  readonly frame: string;
  readonly link: string;
  readonly title: string;
  readonly note: string;
  readonly linkText: string;
  /** The heading beside the map. */
  readonly children: ReactNode;
}

/** The embedded map and a link: the map is never the only way to the address (behavior M1). */
export function OfficeMap({ frame, link, title, note, linkText, children }: OfficeMapProps) {
  return (
    <div className="office-map">
      <div>
        {children}
        {frame && <p>{note}</p>}
        {link && (
          <p className="buttons">
            <a href={link} className="button" data-variant="quiet">
              {linkText}
            </a>
          </p>
        )}
      </div>
      {frame && (
        <div className="office-map-frame">
          <p>{title}</p>
          <MapFrame src={frame} title={title} />
        </div>
      )}
    </div>
  );
}

/**
 * The frame is absent while offline; once loaded, it stays (behavior M2). It is rendered only after
 * hydration, because browsers without script ignore `loading="lazy"` and would load the map with
 * every page.
 */
function MapFrame({ src, title }: { src: string; title: string }) {
  const online = useSyncExternalStore(subscribeToNetwork, isOnline, () => false);
  const [loaded, setLoaded] = useState(false);
  if (!online && !loaded) return null;
  return (
    <iframe
      src={src}
      title={title}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-popups"
      onLoad={() => setLoaded(true)}
    />
  );
}

const isOnline = () => navigator.onLine;

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
