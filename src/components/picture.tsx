/** A file in assets/images/. An empty `alt` marks a picture that is decorative. Sizes in CSS px. */
export interface PictureData {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

interface PictureProps {
  readonly picture: PictureData;
  readonly className?: string;
  /** Loads the picture with the document, before the browser knows whether it is in view. */
  readonly eager?: boolean;
}

/**
 * A picture from assets/images/. Its size reserves its place before it loads. Most pictures are
 * lazy: the browser loads those in view after it has laid out the page, and a hidden page loads
 * none.
 */
export function Picture({ picture: { src, alt, width, height }, className, eager }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      className={className}
    />
  );
}
