import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseStoreClosing, type StoreClosing } from '@/lib/domain/leaving/store-closing';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';

/** The store's closing, live; null where nobody closes it. For its owners. */
export const watchStoreClosing = (
  store: StoreId,
  onNext: (closing: StoreClosing | null) => void,
  onError: OnError,
): Stop => watchDocument(collections.storeClosing(store), parseStoreClosing, onNext, onError);
