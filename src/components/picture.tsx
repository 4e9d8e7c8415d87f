import type { PictureData } from '../schema/content';

/**
 * A picture from assets/images/. Its size reserves its place. It is lazy: the browser loads it when
 * it is near the view, and for a hidden page not at all.
 */
export function Picture({ picture }: { readonly picture: PictureData }) {
  const { src, alt, width, height } = picture;
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" />;
}
