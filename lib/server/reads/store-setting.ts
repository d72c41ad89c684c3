import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { adminFirestore } from '@/lib/server/firebase';
import { getDocument } from '@/lib/server/reads/counted';

/** The store's setting; throws when the configured store does not exist, because no page can be rendered without it. */
export async function readStoreSetting(store: StoreId): Promise<StoreSetting> {
  const snapshot = await getDocument(adminFirestore().doc(collections.storeSetting(store)));
  if (!snapshot.exists) {
    throw new Error(
      `The store "${store}" does not exist in this Firebase project. Set NEXT_PUBLIC_STORE_ID to the id of a storeSetting document.`,
    );
  }
  return parseStoreSetting(snapshot.id, snapshot.data());
}
