import type { ProductImage } from '@/lib/domain/catalogue/product';
import { localized, type Locale } from '@/lib/domain/locale';
import { scaled } from '@/lib/domain/pictures/scaled';
import { env } from '@/lib/env';

/** One of next/image's widths; no network shows a shared link larger. */
const SHARED_WIDTH = 1200;

/** Where Firebase Storage has the objects of the shop's bucket. */
export function objectsUrl(): string {
  const { storage } = env.emulators;
  const origin = storage ? `http://${storage}` : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${env.firebase.storageBucket}/o/`;
}

/** The public address of an object in Firebase Storage, for next/image; `storagePath` as documents hold it. */
export const imageUrl = (storagePath: string): string =>
  `${objectsUrl()}${encodeURIComponent(storagePath)}?alt=media`;

/**
 * A picture as shared links show it: by next/image, which gives JPEG to those who cannot read WebP, as some messengers
 * cannot. The address is absolute, at `origin`; sizes are pixels.
 */
export function sharedPicture(
  { path, width, height, alt }: ProductImage,
  { origin, locale }: { readonly origin: string; readonly locale: Locale },
) {
  const shown = Math.min(width, SHARED_WIDTH);
  return {
    address: origin + scaled(imageUrl(path), SHARED_WIDTH),
    width: shown,
    height: Math.round((height / width) * shown),
    alt: localized(alt, locale),
  };
}
