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
    <img src={src} alt={alt} width={width} height={height} loading="lazy" className={className} />
  );
}
