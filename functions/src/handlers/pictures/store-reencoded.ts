import type { FieldError } from '@/lib/domain/forms/field-errors';
import { fieldOf, UPLOAD_MAX_BYTES, type Look, type Size } from '@/lib/domain/pictures/picture';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { Deps } from '@/functions/src/deps';

export type PictureDeps = Pick<Deps, 'pictures' | 'reencodePicture' | 'runInQueue'>;

interface Kept {
  readonly from: string;
  readonly to: string;
  readonly look: Look;
  /**
   * Set for pictures that may be hidden later; by default they are cached forever, because a path never changes its picture.
   */
  readonly cacheControl?: string;
  /** Takes the room of a new picture, `bytes` large, or gives it back (below 0) where it could not be stored. */
  readonly takeRoom?: (bytes: number) => Promise<Result<null>>;
}

const unbounded = () => Promise.resolve(ok(null));

/** One file at a time in each instance, so that memory holds one picture. */
const TURN = ['draw a picture'];

/**
 * Re-encodes the upload at `from` and stores it at `to`; the upload is deleted even if it is not a picture. A repeated request
 * gets the first one's result, because a stored picture never changes. Fails at the field named `look`, and as `takeRoom` does.
 */
export function storeReencoded(
  { pictures, reencodePicture, runInQueue }: PictureDeps,
  { from, to, look, cacheControl, takeRoom = unbounded }: Kept,
): Promise<Result<Size>> {
  const field = fieldOf(look);
  const refuse = (problem: FieldError) => fail({ code: 'invalid-input', fields: { [field]: problem } });
  const draw = async (file: Buffer): Promise<Result<Size>> => {
    const drawn = await reencodePicture(file, look);
    if (typeof drawn === 'string') return refuse(drawn);
    const taken = await takeRoom(drawn.bytes.length);
    if (!taken.ok) return taken;
    await keepOrGiveBack(() => pictures.keep(to, drawn, cacheControl), takeRoom, drawn.bytes.length);
    return ok({ width: drawn.width, height: drawn.height });
  };
  return runInQueue(TURN, async () => {
    const file = await pictures.read(from, UPLOAD_MAX_BYTES);
    const existing = await pictures.sizeOf(to);
    if (!file) return existing ? ok(existing) : refuse(`field.${field}.unreadable`);
    const result = existing ? ok(existing) : await draw(file);
    await pictures.remove(from);
    return result;
  });
}

/** Gives the room back when storing fails. */
export async function keepOrGiveBack(
  keep: () => Promise<void>,
  takeRoom: (bytes: number) => Promise<Result<null>>,
  bytes: number,
): Promise<void> {
  try {
    await keep();
  } catch (error) {
    await takeRoom(-bytes);
    throw error;
  }
}
