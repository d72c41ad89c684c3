import { middleSquare, PHOTO_HEAD_BYTES, photoProblem } from '@/lib/domain/account/photo';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { FieldError } from '@/lib/domain/forms/field-errors';

/** Enough for the largest place that shows a profile photo on a dense screen, pixels. */
const SIDE = 512;
const QUALITY = 0.9;

/**
 * Re-encodes the middle of a picture as a square JPEG; the photo's place and time are not copied. Fails at the field `photo`.
 */
export async function squarePhoto(file: Blob): Promise<Result<Blob>> {
  const head = new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer());
  const problem = photoProblem(file.size, head);
  if (problem) return refuse(problem);
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return refuse('field.photo.unreadable');
  const drawn = await draw(picture);
  picture.close();
  return drawn ? ok(drawn) : refuse('field.photo.unreadable');
}

function draw(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  const { x, y, side } = middleSquare(picture.width, picture.height);
  // JPEG has no transparency; without this a transparent picture turns black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

const refuse = (problem: FieldError) => fail({ code: 'invalid-input', fields: { photo: problem } });
