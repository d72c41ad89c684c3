import type { FieldError } from '@/lib/domain/forms/field-errors';

/** The purpose of a picture: the store's own, a profile photo, a part of a board design, or a review. */
export const LOOKS = ['picture', 'photo', 'design', 'review'] as const;
export type Look = (typeof LOOKS)[number];

/** How a picture is processed; a thumbnail is made from an already processed one. */
export type Drawing = Look | 'thumbnail';

/** Its form field. */
export const fieldOf = (look: Drawing): 'picture' | 'photo' => (look === 'photo' ? 'photo' : 'picture');

/** The upload limit. Browsers send resized pictures, which are far smaller. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;

/** The size limit of files that staff choose; every picture is re-encoded as WebP before it is stored. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

/** Longest side of stored pictures in pixels: enough for the largest screen. */
export const PICTURE_LONG_EDGE = 2048;

/** Longest side of a picture on a board: 150 dots per inch on a board of 70 cm. */
export const DESIGN_LONG_EDGE = 4096;

/** Longest side of a review picture, and of its thumbnail on a high-resolution screen. */
export const REVIEW_LONG_EDGE = 1600;
export const THUMBNAIL_LONG_EDGE = 320;

/** Number of first bytes that reveal a file's type. */
export const PICTURE_HEAD_BYTES = 12;

const SIGNATURES: readonly { readonly at: number; readonly bytes: string }[] = [
  { at: 0, bytes: '\u0089PNG\r\n\u001a\n' },
  { at: 0, bytes: '\u00ff\u00d8\u00ff' },
  { at: 8, bytes: 'WEBP' },
  { at: 4, bytes: 'ftypavif' },
];

/** Checks a picture by its content, not its name: `size` in bytes, `head` its first bytes. Null when it is allowed. */
export function pictureProblem(size: number, head: Uint8Array): FieldError | null {
  const text = String.fromCharCode(...head);
  if (!SIGNATURES.some(({ at, bytes }) => text.startsWith(bytes, at))) return 'field.picture.type';
  return size > PICTURE_MAX_BYTES ? 'field.picture.size' : null;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in its pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Shrinks `size` to `longEdge` in proportion, in whole pixels. */
export function fitInside({ width, height }: Size, longEdge = PICTURE_LONG_EDGE): Size {
  const scale = Math.min(1, longEdge / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** A crop: `aspect` is width over height (null keeps the picture's), the rest is from 0 to 1. */
export interface Crop {
  readonly aspect: number | null;
  /** 0 shows as much as fits, 1 a quarter of it. */
  readonly zoom: number;
  /** The position of the area within the remaining space, from start to end. */
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Crop = { aspect: null, zoom: 0, x: 0.5, y: 0.5 };
const MAX_ZOOM = 4;

/** The area of a picture that a crop shows. */
export function cropArea({ width, height }: Size, { aspect, zoom, x, y }: Crop): Area {
  const wanted = aspect ?? width / height;
  const largest =
    width / height > wanted ? { width: height * wanted, height } : { width, height: width / wanted };
  const scale = 1 + zoom * (MAX_ZOOM - 1);
  const [wide, high] = [Math.round(largest.width / scale), Math.round(largest.height / scale)];
  return { x: Math.round((width - wide) * x), y: Math.round((height - high) * y), width: wide, height: high };
}
