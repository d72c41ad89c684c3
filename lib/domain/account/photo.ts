import type { FieldError } from '@/lib/domain/forms/field-errors';

/** SPEC.md 5: PNG or JPG, up to 5 MB. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
export const PHOTO_TYPES = ['image/png', 'image/jpeg'] as const;

const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** Number of first bytes that reveal a file's type. */
export const PHOTO_HEAD_BYTES = 8;

/**
 * Checks a profile photo by its content, not its name: `size` in bytes, `head` its first bytes. Null when it is
 * allowed.
 */
export function photoProblem(size: number, head: Uint8Array): FieldError | null {
  if (!SIGNATURES.some((signature) => signature.every((byte, index) => head[index] === byte)))
    return 'field.photo.type';
  return size > PHOTO_MAX_BYTES ? 'field.photo.size' : null;
}

/** The largest centred square of a picture: its corner and side in pixels. */
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}
