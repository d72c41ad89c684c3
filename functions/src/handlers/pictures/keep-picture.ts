import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { ok, type Result } from '@/lib/domain/result';
import { takeStorage } from '@/functions/src/adapters/quotas/storage-room';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { rolesOf } from '@/functions/src/adapters/people/store-roles';
import { storeReencoded, type PictureDeps } from './store-reencoded';

/** Stores the caller's upload among the store's pictures. Fails at the field `picture`, and with `quota-reached`. */
export async function keepPicture(
  deps: PictureDeps & Pick<Deps, 'db' | 'now'>,
  { storeId: store, folder, upload }: Callables['keepPicture']['request'],
  caller: Caller,
): Promise<Result<Callables['keepPicture']['response']>> {
  const from = storagePaths.upload(caller.uid, upload);
  const path = storagePaths.storePicture(storeId(store), folder, upload);
  const takeRoom = (bytes: number) => takeStorage(deps, storeId(store), bytes);
  const stored = await storeReencoded(deps, { from, to: path, look: 'picture', takeRoom });
  return stored.ok ? ok({ path, ...stored.value }) : stored;
}

/** Unused photos are deleted with the next one, once they are this old; a younger one may be in an open form. */
const UNUSED_MS = 60 * 60 * 1000;

/** Stores the caller's upload as their profile photo. Fails at the field `photo`. */
export async function keepPhoto(
  deps: PictureDeps & Pick<Deps, 'db' | 'now'>,
  { upload }: Callables['keepPhoto']['request'],
  { uid }: Caller,
): Promise<Result<Callables['keepPhoto']['response']>> {
  const path = storagePaths.profilePhoto(uid, upload);
  const stored = await storeReencoded(deps, {
    from: storagePaths.upload(uid, upload),
    to: path,
    look: 'photo',
  });
  if (!stored.ok) return stored;
  await removeUnused(deps, uid);
  return ok({ path });
}

/** Limits what an account stores to the photos of its profiles and those of the last hour. */
async function removeUnused({ db, pictures, now }: Pick<Deps, 'db' | 'pictures' | 'now'>, uid: string) {
  const [profile, roles] = await Promise.all([db.doc(collections.user(uid)).get(), rolesOf(db, uid).get()]);
  const inUse = [profile, ...roles.docs].map((shown) => String(shown.get('image') ?? ''));
  await pictures.removeOlder(storagePaths.profilePhotos(uid), now() - UNUSED_MS, inUse);
}
