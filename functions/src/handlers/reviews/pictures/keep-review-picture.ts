import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { UPLOAD_MAX_BYTES } from '@/lib/domain/pictures/picture';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, ok, type Result } from '@/lib/domain/result';
import { BRIEF_CACHE_CONTROL } from '@/functions/src/adapters/pictures/picture-store';
import type { Caller } from '@/functions/src/callable';
import { storeReencoded, type PictureDeps } from '@/functions/src/handlers/pictures/store-reencoded';

/** Stores the caller's upload for a review that they write, in both sizes. Fails at the field `picture`. */
export async function keepReviewPicture(
  deps: PictureDeps,
  { storeId: store, upload }: Callables['keepReviewPicture']['request'],
  { uid }: Caller,
): Promise<Result<Callables['keepReviewPicture']['response']>> {
  const path = storagePaths.reviewDraft(storeId(store), uid, upload);
  const stored = await storeReencoded(deps, {
    ...{ from: storagePaths.upload(uid, upload), to: path },
    ...{ look: 'review', cacheControl: BRIEF_CACHE_CONTROL },
  });
  if (!stored.ok) return stored;
  const drawn = await deps.pictures.read(path, UPLOAD_MAX_BYTES);
  const thumbnail = drawn ? await deps.reencodePicture(drawn, 'thumbnail') : 'field.picture.unreadable';
  if (typeof thumbnail === 'string') return fail({ code: 'invalid-input', fields: { picture: thumbnail } });
  await deps.pictures.keep(storagePaths.thumbnail(path), thumbnail, BRIEF_CACHE_CONTROL);
  return ok({ ok: true });
}
