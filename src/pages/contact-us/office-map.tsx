import { type ReactNode, useState, useSyncExternalStore } from 'react';

interface OfficeMapProps {
  /**
   * The address of the embedded map; empty to embed none, so that the page makes no request to
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

/** The embedded map, and a link, as the map is never the only way to the address (behavior M1). */
export function OfficeMap({ frame, link, title, note, linkText, children }: OfficeMapProps) {
  return (
    <div className="office-map">
      <div>
        {children}
        <p>{note}</p>
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
 * The frame follows the network: it is absent offline, and once loaded it stays (behavior M2). It
 * is rendered after hydration only, as browsers without script ignore `loading="lazy"` and would
 * load it with every page.
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
