import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { LocalizedText } from '@/lib/domain/locale';
import { localizedText } from '@/lib/domain/parse/fields';
import type { Result } from '@/lib/domain/result';
import { readOnce } from '@/lib/firestore/read-once';

/** The name of a store, which everybody may read; empty for one that is not there. */
export const readStoreName = (store: string): Promise<Result<LocalizedText>> =>
  readOnce(async ({ doc, getDoc }, db) => {
    const stored = await getDoc(doc(db, collections.storeSetting(storeId(store))));
    return localizedText(stored.get('name'));
  });
