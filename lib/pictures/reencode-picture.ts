import {
  cropArea,
  fitInside,
  PICTURE_HEAD_BYTES,
  PICTURE_LONG_EDGE,
  pictureProblem,
  UPLOAD_MAX_BYTES,
  WHOLE,
  type Crop,
  type Size,
} from '@/lib/domain/pictures/picture';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { FieldError } from '@/lib/domain/forms/field-errors';

const TYPE = 'image/webp';
const QUALITY = 0.85;

/** A picture ready to upload: WebP without metadata, if the browser can write it. Sizes are pixels. */
export interface ReencodedPicture extends Size {
  readonly blob: Blob;
}

/**
 * Re-encodes the part of a picture that `crop` shows; the photo's place and time are not copied. Fails at the field `picture`.
 * `longEdge` is the most pixels of a side.
 */
export async function reencodePicture(
  file: Blob,
  crop: Crop = WHOLE,
  longEdge = PICTURE_LONG_EDGE,
): Promise<Result<ReencodedPicture>> {
  const head = new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer());
  const problem = pictureProblem(file.size, head);
  if (problem) return refuse(problem);
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return refuse('field.picture.unreadable');
  const area = cropArea(picture, crop);
  const size = fitInside(area, longEdge);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  picture.close();
  const written = await encode(canvas, TYPE);
  // Safari writes PNG instead of WebP; a photo as PNG exceeds the upload limit.
  const blob = written && written.size > UPLOAD_MAX_BYTES ? await encodeOpaque(canvas, context) : written;
  return blob ? ok({ blob, ...size }) : refuse('field.picture.unreadable');
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** Encodes as JPEG on a white ground, because JPEG has no transparency: a transparent picture would turn black. */
function encodeOpaque(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D | null,
): Promise<Blob | null> {
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return encode(canvas, 'image/jpeg');
}

const refuse = (problem: FieldError) => fail({ code: 'invalid-input', fields: { picture: problem } });
