import type { StoreId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import type { BoardPictures } from '@/lib/domain/workshop/board-outlines';
import { call } from '@/lib/functions/call';

/** The pictures of these fields of an ordered board, one after another, because each has up to twenty megabytes. */
export async function readOrderedPictures(
  store: StoreId,
  designId: string,
  fields: readonly string[],
): Promise<Result<BoardPictures>> {
  const pictures = new Map<string, string>();
  for (const fieldId of fields) {
    const read = await call('readOrderedPicture', { storeId: store, designId, fieldId });
    if (!read.ok) return read;
    pictures.set(fieldId, read.value.jpeg);
  }
  return ok(pictures);
}
