import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { ok, type Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import { storeReencoded, type PictureDeps } from '@/functions/src/handlers/pictures/store-reencoded';

/** Stores the caller's upload for boards that they design in a store. Fails at the field `picture`. */
export async function keepDesignPicture(
  deps: PictureDeps,
  { storeId: store, upload }: Callables['keepDesignPicture']['request'],
  { uid }: Caller,
): Promise<Result<Callables['keepDesignPicture']['response']>> {
  const path = storagePaths.designPicture(storeId(store), uid, upload);
  const stored = await storeReencoded(deps, {
    from: storagePaths.upload(uid, upload),
    to: path,
    look: 'design',
  });
  return stored.ok ? ok({ path, ...stored.value }) : stored;
}
