import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseIndexNow } from '@/lib/domain/seo/index-now';
import { adminFirestore } from '@/lib/server/firebase';
import { getDocument } from '@/lib/server/reads/counted';

/** The store's key for IndexNow; null before it has one. */
export const readIndexNowKey = async (store: StoreId): Promise<string | null> =>
  parseIndexNow((await getDocument(adminFirestore().doc(collections.indexNow(store)))).data())?.key ?? null;
