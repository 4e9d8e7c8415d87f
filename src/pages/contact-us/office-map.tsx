import { useEffect, useState } from 'react';
import { Section } from '../../components/section';
import { company } from '../../content-model/facts';
import { mapNote, mapTitle } from '../../content-model/labels';
import { actions, contactWords } from '../../content-model/words';

/**
 * The embedded map and a link, each if it has a URL: the map is never the only way to the address
 * (behavior M1, M2).
 */
export function OfficeMap() {
  const { frame, link } = company.map;
  // Browsers without script ignore `loading="lazy"` and would load the map with every page.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!frame && !link) return null;
  return (
    <Section ground="sand" bleed>
      <div className="office-map">
        <div>
          <h2>{contactWords.mapHeading}</h2>
          {frame && <p>{mapNote(frame)}</p>}
          {link && (
            <p className="buttons">
              <a href={link} className="button" data-variant="quiet" target="_blank" rel="noopener">
                {actions.openInMaps}
              </a>
            </p>
          )}
        </div>
        {frame && (
          <div className="office-map-frame">
            <p>{mapTitle}</p>
            {hydrated && (
              <iframe
                src={frame}
                title={mapTitle}
                loading="lazy"
                sandbox="allow-scripts allow-same-origin allow-popups"
              />
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
