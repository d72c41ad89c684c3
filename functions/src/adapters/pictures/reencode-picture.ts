import type { Sharp } from 'sharp';
import { PHOTO_HEAD_BYTES, photoProblem } from '@/lib/domain/account/photo';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import {
  DESIGN_LONG_EDGE,
  PICTURE_HEAD_BYTES,
  PICTURE_LONG_EDGE,
  fieldOf,
  pictureProblem,
  type Look,
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
export type ReencodePicture = (file: Buffer, look: Look) => Promise<ReencodedPicture | FieldError>;

const looksLikePicture = (file: Buffer) => pictureProblem(file.length, file.subarray(0, PICTURE_HEAD_BYTES));

const PROBLEMS: Readonly<Record<Look, (file: Buffer) => FieldError | null>> = {
  picture: looksLikePicture,
  design: looksLikePicture,
  photo: (file) => photoProblem(file.length, file.subarray(0, PHOTO_HEAD_BYTES)),
};

const LOOKS: Readonly<Record<Look, (picture: Sharp) => Sharp>> = {
  picture: (picture) =>
    picture
      .resize(PICTURE_LONG_EDGE, PICTURE_LONG_EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 }),
  // Printers know JPEG.
  design: (picture) =>
    picture
      .resize(DESIGN_LONG_EDGE, DESIGN_LONG_EDGE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 92 }),
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
