import type { ProductImage } from '@/lib/domain/catalogue/product';
import { localized, type Locale } from '@/lib/domain/locale';
import { env } from '@/lib/env';

/** One of next/image's widths; no network shows a shared link larger. */
const SHARED_WIDTH = 1200;

/** The public address of an object in Firebase Storage, for next/image; `storagePath` as documents hold it. */
export function imageUrl(storagePath: string): string {
  const { storage } = env.emulators;
  const origin = storage ? `http://${storage}` : 'https://firebasestorage.googleapis.com';
  const bucket = env.firebase.storageBucket;
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(storagePath)}?alt=media`;
}

/**
 * A picture as shared links show it: by next/image, which gives JPEG to those who cannot read WebP, as some messengers
 * cannot. The address is absolute, at `origin`; sizes are pixels.
 */
export function sharedPicture(
  { path, width, height, alt }: ProductImage,
  { origin, locale }: { readonly origin: string; readonly locale: Locale },
) {
  const query = new URLSearchParams({ url: imageUrl(path), w: String(SHARED_WIDTH), q: '75' });
  const shown = Math.min(width, SHARED_WIDTH);
  return {
    address: `${origin}/_next/image?${query.toString()}`,
    width: shown,
    height: Math.round((height / width) * shown),
    alt: localized(alt, locale),
  };
}
