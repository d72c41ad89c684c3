import type { Sharp } from 'sharp';
import { PHOTO_HEAD_BYTES, photoProblem } from '@/lib/domain/account/photo';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import {
  DESIGN_LONG_EDGE,
  PICTURE_HEAD_BYTES,
  PICTURE_LONG_EDGE,
  REVIEW_LONG_EDGE,
  THUMBNAIL_LONG_EDGE,
  fieldOf,
  pictureProblem,
  type Drawing,
  type Size,
} from '@/lib/domain/pictures/picture';

/** Sixteen times what the browser sends of a photo and four times what it sends of a picture. */
const MAX_PIXELS = 16 * 1024 * 1024;
/** Re-encoding a real picture takes less than this. */
const LONGEST_S = 30;

export interface ReencodedPicture extends Size {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** Re-encodes a picture, or says why the file holds none. */
export type ReencodePicture = (file: Buffer, look: Drawing) => Promise<ReencodedPicture | FieldError>;

const looksLikePicture = (file: Buffer) => pictureProblem(file.length, file.subarray(0, PICTURE_HEAD_BYTES));

const PROBLEMS: Readonly<Record<Drawing, (file: Buffer) => FieldError | null>> = {
  picture: looksLikePicture,
  design: looksLikePicture,
  review: looksLikePicture,
  thumbnail: looksLikePicture,
  photo: (file) => photoProblem(file.length, file.subarray(0, PHOTO_HEAD_BYTES)),
};

const within = (picture: Sharp, longEdge: number): Sharp =>
  picture.resize(longEdge, longEdge, { fit: 'inside', withoutEnlargement: true });

const LOOKS: Readonly<Record<Drawing, (picture: Sharp) => Sharp>> = {
  picture: (picture) => within(picture, PICTURE_LONG_EDGE).webp({ quality: 90 }),
  review: (picture) => within(picture, REVIEW_LONG_EDGE).webp({ quality: 80 }),
  thumbnail: (picture) => within(picture, THUMBNAIL_LONG_EDGE).webp({ quality: 75 }),
  // Printers know JPEG.
  design: (picture) =>
    within(picture, DESIGN_LONG_EDGE).flatten({ background: 'white' }).jpeg({ quality: 92 }),
  // JPEG has no transparency; without the ground a transparent picture turns black.
  photo: (picture) =>
    picture.resize(PHOTO_SIDE, PHOTO_SIDE).flatten({ background: 'white' }).jpeg({ quality: 90 }),
};

/** Enough for the largest place that shows a profile photo on a dense screen, pixels. */
const PHOTO_SIDE = 512;

/**
 * Re-encodes with sharp, which is loaded for the first picture. The file's first bytes decide its type; its
 * pixel count is known before it is decoded. Only pixels come out: no location, thumbnail, text or second
 * picture.
 */
export function createReencodePicture(): ReencodePicture {
  return async (file, look) => {
    const problem = PROBLEMS[look](file);
    if (problem) return problem;
    const { default: sharp } = await import('sharp');
    // Pictures come one by one and seldom twice, so a cache between them would waste memory.
    sharp.cache(false);
    sharp.concurrency(1);
    try {
      const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
      if (width * height > MAX_PIXELS) return `field.${fieldOf(look)}.pixels`;
      const upright = sharp(file, { limitInputPixels: MAX_PIXELS })
        .autoOrient()
        .timeout({ seconds: LONGEST_S });
      const { data, info } = await LOOKS[look](upright).toBuffer({ resolveWithObject: true });
      return { bytes: data, contentType: `image/${info.format}`, width: info.width, height: info.height };
    } catch (error) {
      // sharp throws plain errors, all of which are about the file.
      console.warn('A picture could not be drawn.', error);
      return `field.${fieldOf(look)}.unreadable`;
    }
  };
}
