import { useState, useSyncExternalStore } from 'react';
import { contactWords } from '#words/contact';
import { actions } from '#words/interface';
import { mapTitle } from '../../content-model/labels';

interface OfficeMapProps {
  /**
   * The URL of the embedded map. If it is empty, there is no map, and the page makes no request to
   * another site.
   */
  readonly frame: string;
  /** The URL that shows the map on its own site; empty for none. */
  readonly link: string;
}

/** The embedded map and a link: the map is never the only way to the address (behavior M1). */
export function OfficeMap({ frame, link }: OfficeMapProps) {
  return (
    <div className="office-map">
      <div>
        <h2>{contactWords.mapHeading}</h2>
        {frame && <p>{contactWords.mapNote}</p>}
        {link && (
          <p className="buttons">
            <a href={link} className="button" data-variant="quiet">
              {actions.openInMaps}
            </a>
          </p>
        )}
      </div>
      {frame && (
        <div className="office-map-frame">
          <p>{mapTitle}</p>
          <MapFrame src={frame} />
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
function MapFrame({ src }: { src: string }) {
  const online = useSyncExternalStore(subscribeToNetwork, isOnline, () => false);
  const [loaded, setLoaded] = useState(false);
  if (!online && !loaded) return null;
  return (
    <iframe
      src={src}
      title={mapTitle}
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
