export interface PictureData {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The side that stays visible when the picture is cropped; by default, the middle. */
  readonly keep?: 'start' | 'end';
}

interface PictureProps {
  readonly picture: PictureData;
  readonly className?: string;
}

/**
 * A picture from assets/images/. Its size reserves its place before it loads. All pictures are
 * lazy: the browser loads those in view at once, and a hidden page loads none.
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
