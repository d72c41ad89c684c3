import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseWaiting, type Waiting } from '@/lib/domain/reminders/stock-wait';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';

/** How many shoppers wait for each variant of a product, live. */
export const watchWaiting = (
  store: StoreId,
  productId: string,
  onNext: (waiting: Waiting | null) => void,
  onError: OnError,
): Stop => watchDocument(collections.waiting(store, productId), parseWaiting, onNext, onError);
