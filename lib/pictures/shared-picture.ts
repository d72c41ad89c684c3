import { getImageProps } from 'next/image';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import { localized, type Locale } from '@/lib/domain/locale';
import { imageUrl } from '@/lib/pictures/image-url';

/** Pixels; no network shows a shared link larger. */
const SHARED_WIDTH = 1200;
/** next/image's `src` is for screens with so many pixels to a point. */
const DENSITY = 2;

/**
 * A picture as shared links show it: by next/image, which gives JPEG to those who cannot read WebP, as some messengers
 * cannot. The address is absolute, at `origin`; sizes are pixels.
 */
export function sharedPicture(
  { path, width, height, alt }: ProductImage,
  { origin, locale }: { readonly origin: string; readonly locale: Locale },
) {
  const shown = Math.min(width, SHARED_WIDTH);
  const { props } = getImageProps({
    src: imageUrl(path),
    alt: '',
    width: SHARED_WIDTH / DENSITY,
    height: Math.round(((height / width) * SHARED_WIDTH) / DENSITY),
  });
  return {
    address: origin + props.src,
    width: shown,
    height: Math.round((height / width) * shown),
    alt: localized(alt, locale),
  };
}
