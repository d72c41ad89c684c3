import { PHOTO_HEAD_BYTES, photoProblem } from '@/lib/domain/account/photo';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import type { StoreColors } from '@/lib/domain/opening/opened-setting';
import { pickColors } from '@/lib/domain/opening/pick-colors';
import { fail, ok, type Result } from '@/lib/domain/result';

/** Enough for the colours of a logo, pixels. */
const SIDE = 64;

/** The colours of a logo, read in this browser; it is sent nowhere. Null for one without colour. Fails at the field `logo`. */
export async function logoColors(file: Blob): Promise<Result<StoreColors | null>> {
  const head = new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer());
  const problem = photoProblem(file.size, head);
  if (problem) return refuse(problem);
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return refuse('field.photo.unreadable');
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, SIDE, SIDE);
  picture.close();
  return context
    ? ok(pickColors(context.getImageData(0, 0, SIDE, SIDE).data))
    : refuse('field.photo.unreadable');
}

const refuse = (problem: FieldError) => fail({ code: 'invalid-input', fields: { logo: problem } });
