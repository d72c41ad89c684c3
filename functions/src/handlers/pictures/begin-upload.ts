import type { Callables } from '@/lib/domain/api/callables';
import { fieldOf, UPLOAD_MAX_BYTES } from '@/lib/domain/pictures/picture';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/**
 * Opens an upload for inspection. Its bytes are counted before any is sent, by account and network address.
 * Fails with `too-many-requests`, or at the field named `look`.
 */
export async function beginUpload(
  { pictures, consumeRateLimit }: Pick<Deps, 'pictures' | 'consumeRateLimit'>,
  { storeId: store, look, upload, bytes, origin }: Callables['beginUpload']['request'],
  { uid }: Caller,
  network: string,
): Promise<Result<Callables['beginUpload']['response']>> {
  if (bytes > UPLOAD_MAX_BYTES)
    return fail({ code: 'invalid-input', fields: { [fieldOf(look)]: `field.${fieldOf(look)}.size` } });
  const who = { person: uid, address: network, store };
  const { retryAfter } = await consumeRateLimit(`${look}Bytes`, who, bytes);
  if (retryAfter) return fail({ code: 'too-many-requests', params: { retryAfter } });
  const url = await pictures.openUpload(storagePaths.upload(uid, upload), { bytes, origin });
  return ok({ url });
}
