export interface PictureData {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The side that a narrower frame keeps; the middle, if none is named. */
  readonly keep?: 'start' | 'end';
}

interface PictureProps {
  readonly picture: PictureData;
  readonly className?: string;
}

/**
 * A picture from assets/images/, its place kept free before it loads. All are lazy: a page that is
 * not shown must load none, and the browser fetches the ones in view at once.
 */
export function Picture({ picture: { src, alt, width, height, keep }, className }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className={className}
      data-keep={keep}
    />
  );
}
