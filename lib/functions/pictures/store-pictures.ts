import type { Callables } from '@/lib/domain/api/callables';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { sendUpload, type Sending } from '@/lib/functions/pictures/send-upload';
import type { ReencodedPicture } from '@/lib/pictures/reencode-picture';

/** `path` is in Firebase Storage, as documents hold it. */
export type StoredPicture = Readonly<Callables['keepPicture']['response']>;

/**
 * Uploads a picture under a new name in `folder` of the store, such as `products/board-1`; for staff only. Nobody sees the
 * upload itself; a function inspects it and stores a re-encoded copy.
 */
export async function uploadStorePicture(
  store: StoreId,
  folder: string,
  { blob }: ReencodedPicture,
  sending?: Sending,
): Promise<Result<StoredPicture>> {
  const sent = await sendUpload(blob, { storeId: store, look: 'picture', ...sending });
  return sent.ok ? call('keepPicture', { storeId: store, folder, upload: sent.value }) : sent;
}
