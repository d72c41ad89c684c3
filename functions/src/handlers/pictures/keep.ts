import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, ok, type Result } from '@/lib/domain/result';
import { isStaffOf, type Caller } from '@/functions/src/callable';
import { keepDrawn, type PictureDeps } from './keep-drawn';

/** Takes an upload of the caller's among the store's pictures. Fails with `not-allowed`, or at the field `picture`. */
export async function keepPicture(
  deps: PictureDeps,
  { storeId: store, folder, upload }: Callables['keepPicture']['request'],
  caller: Caller,
): Promise<Result<Callables['keepPicture']['response']>> {
  if (!isStaffOf(caller, store)) return fail({ code: 'not-allowed' });
  const from = storagePaths.upload(caller.uid, upload);
  const path = storagePaths.storePicture(storeId(store), folder, upload);
  const kept = await keepDrawn(deps, { from, to: path, look: 'picture' });
  return kept.ok ? ok({ path, ...kept.value }) : kept;
}

/** Takes an upload of the caller's for their profile photo. Fails with `login-required`, or at the field `photo`. */
export async function keepPhoto(
  deps: PictureDeps,
  { upload }: Callables['keepPhoto']['request'],
  { uid, isGuest }: Caller,
): Promise<Result<Callables['keepPhoto']['response']>> {
  if (isGuest) return fail({ code: 'login-required' });
  const path = storagePaths.profilePhoto(uid, upload);
  const kept = await keepDrawn(deps, { from: storagePaths.upload(uid, upload), to: path, look: 'photo' });
  return kept.ok ? ok({ path }) : kept;
}
