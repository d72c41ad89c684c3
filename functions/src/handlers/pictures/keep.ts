import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { ok, type Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import { keepDrawn, type PictureDeps } from './keep-drawn';

/** Takes an upload of the caller's among the store's pictures. Fails at the field `picture`. */
export async function keepPicture(
  deps: PictureDeps,
  { storeId: store, folder, upload }: Callables['keepPicture']['request'],
  caller: Caller,
): Promise<Result<Callables['keepPicture']['response']>> {
  const from = storagePaths.upload(caller.uid, upload);
  const path = storagePaths.storePicture(storeId(store), folder, upload);
  const kept = await keepDrawn(deps, { from, to: path, look: 'picture' });
  return kept.ok ? ok({ path, ...kept.value }) : kept;
}

/** Takes an upload of the caller's for their profile photo. Fails at the field `photo`. */
export async function keepPhoto(
  deps: PictureDeps,
  { upload }: Callables['keepPhoto']['request'],
  { uid }: Caller,
): Promise<Result<Callables['keepPhoto']['response']>> {
  const path = storagePaths.profilePhoto(uid, upload);
  const kept = await keepDrawn(deps, { from: storagePaths.upload(uid, upload), to: path, look: 'photo' });
  return kept.ok ? ok({ path }) : kept;
}
