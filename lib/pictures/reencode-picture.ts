import {
  cropArea,
  fitInside,
  PICTURE_HEAD_BYTES,
  pictureProblem,
  WHOLE,
  type Crop,
  type Size,
} from '@/lib/domain/pictures/picture';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { FieldError } from '@/lib/domain/forms/field-errors';

const TYPE = 'image/webp';
const QUALITY = 0.85;

/** A picture ready to upload: WebP without metadata. Sizes are pixels. */
export interface ReencodedPicture extends Size {
  readonly blob: Blob;
}

/**
 * Re-encodes the part of a picture that `crop` shows; place and time of the photo are not copied. Fails at
 * the field `picture`.
 */
export async function reencodePicture(file: Blob, crop: Crop = WHOLE): Promise<Result<ReencodedPicture>> {
  const head = new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer());
  const problem = pictureProblem(file.size, head);
  if (problem) return refuse(problem);
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return refuse('field.picture.unreadable');
  const area = cropArea(picture, crop);
  const size = fitInside(area);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  canvas
    .getContext('2d')
    ?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  return blob ? ok({ blob, ...size }) : refuse('field.picture.unreadable');
}

const refuse = (problem: FieldError) => fail({ code: 'invalid-input', fields: { picture: problem } });
