import type { PictureData } from '../schema/content';

interface PictureProps {
  readonly picture: PictureData;
  readonly className?: string;
}

/**
 * A picture from assets/images/. Its size reserves its place. It is lazy: the browser loads it when
 * it is near the view, and for a hidden page not at all.
 */
export function Picture({ picture: { src, alt, width, height }, className }: PictureProps) {
  return (
    <img
      ref={loadAgain}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
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
