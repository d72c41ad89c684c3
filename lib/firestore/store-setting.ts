import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/live';

/** The store's public setting, live: one document for every visitor. */
export function watchStoreSetting(
  store: StoreId,
  onNext: (setting: StoreSetting | null) => void,
  onError: OnError,
): Stop {
  return watchDocument(collections.storeSetting(store), parseStoreSetting, onNext, onError);
}
