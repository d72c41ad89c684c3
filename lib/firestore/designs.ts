import type { DocumentData } from 'firebase/firestore/lite';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { parseDesign, type Design } from '@/lib/domain/studio/design/design';
import { sessionReady } from '@/lib/firebase/auth/session';
import { parseAll } from '@/lib/firestore/parse-all';
import { readOnce } from '@/lib/firestore/read-once';

const OWN_LIMIT = 50;

/** The design with this id, which everybody who knows the id may see; null if there is none. */
export const readDesign = (store: StoreId, id: string): Promise<Result<Design | null>> =>
  readOnce(async ({ doc, getDoc }, db) => {
    const stored = await getDoc(doc(db, collections.design(store, id)));
    return stored.exists() ? parseDesign(stored.id, stored.data()) : null;
  });

/** A person's latest designs of a product, newest first. */
export function readOwnDesigns(store: StoreId, uid: string, productId: string): Promise<Result<Design[]>> {
  return readOnce(async ({ collection, getDocs, limit, orderBy, query, where }, db) => {
    await sessionReady();
    const own = query<DocumentData, DocumentData>(
      collection(db, collections.designs(store)),
      where('uid', '==', uid),
      where('productId', '==', productId),
      orderBy('createdAt', 'desc'),
      limit(OWN_LIMIT),
    );
    return parseAll((await getDocs(own)).docs, parseDesign);
  });
}
