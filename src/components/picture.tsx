import type { PictureData } from '../schema/types';

interface PictureProps {
  readonly picture: PictureData;
  readonly className?: string;
  /** Loads the picture with the document, before the browser knows whether it is in view. */
  readonly eager?: boolean;
}

/**
 * A picture from assets/images/. Its size reserves its place. Most pictures are lazy: the browser
 * loads those in view, and a hidden page loads none.
 */
export function Picture({ picture: { src, alt, width, height }, className, eager }: PictureProps) {
  return (
    <img
      ref={loadAgain}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      className={className}
    />
  );
}

/**
 * Requests a picture again that failed to load: when the network returns, when the document has
 * loaded or returns from the back/forward cache, and when its page becomes active, because
 * `<Activity>` then calls the ref again (behavior R13).
 */
function loadAgain(picture: HTMLImageElement): () => void {
  const load = () => {
    if (!picture.complete || picture.naturalWidth > 0) return;
    const { src } = picture;
    // WebKit does not request the same address again.
    picture.src = '';
    picture.src = src;
  };
  load();
  const controller = new AbortController();
  for (const type of ['online', 'pageshow'])
    window.addEventListener(type, load, { signal: controller.signal });
  return () => controller.abort();
}
