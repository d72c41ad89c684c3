import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseStoreClosing, type StoreClosing } from '@/lib/domain/leaving/store-closing';
import { parseStoreHandover, type StoreHandover } from '@/lib/domain/leaving/store-handover';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';

/** The store's closing, live; null where nobody closes it. For its owners. */
export const watchStoreClosing = (
  store: StoreId,
  onNext: (closing: StoreClosing | null) => void,
  onError: OnError,
): Stop => watchDocument(collections.storeClosing(store), parseStoreClosing, onNext, onError);

/** The store's handover, live; null where nobody takes it over. For its owners. */
export const watchStoreHandover = (
  store: StoreId,
  onNext: (handover: StoreHandover | null) => void,
  onError: OnError,
): Stop => watchDocument(collections.storeHandover(store), parseStoreHandover, onNext, onError);
