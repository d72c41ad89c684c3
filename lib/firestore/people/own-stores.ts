import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { ok, type Result } from '@/lib/domain/result';
import { parseStorePlace, type StorePlace } from '@/lib/domain/tenancy/store-place';
import { withAuth } from '@/lib/firebase/auth/with-auth';
import { readOnce } from '@/lib/firestore/read-once';

/** What these stores are called and where they are; a store that is gone is left out. */
export const readPlaces = (ids: readonly string[]): Promise<Result<StorePlace[]>> =>
  readOnce(async ({ doc, getDoc }, db) => {
    const stored = await Promise.all(ids.map((id) => getDoc(doc(db, collections.storeSetting(storeId(id))))));
    return stored.flatMap((one) => (one.exists() ? [parseStorePlace(one.id, one.data())] : []));
  });

/** The stores of the signed-in account, by its claims; none without an account. */
export async function readOwnPlaces(): Promise<Result<StorePlace[]>> {
  const claims = await withAuth(async ({ auth }) => (await auth.currentUser?.getIdTokenResult())?.claims);
  if (!claims.ok) return claims;
  const ids = Object.keys(fieldsOf(claims.value?.stores));
  return ids.length > 0 ? readPlaces(ids) : ok([]);
}
