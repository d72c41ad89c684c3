import { getImageProps } from 'next/image';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import { localized, type Locale } from '@/lib/domain/locale';
import { imageUrl } from '@/lib/pictures/image-url';

/** Pixels; no social network shows a shared link larger. */
const SHARED_WIDTH = 1200;
/** Pixel density of the screens that next/image's `src` is for. */
const DENSITY = 2;

/**
 * A picture for shared links, by next/image, which sends JPEG to clients without WebP, such as some messengers. The address is
 * absolute, at `origin`; sizes are pixels.
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
