import { collections } from '@/lib/domain/collections';
import { MOST_COUNTED, type Discount } from '@/lib/domain/discounts/discount';
import { parseDiscount } from '@/lib/domain/discounts/parse-discount';
import type { StoreId } from '@/lib/domain/ids';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

/** The store's latest discounts, live; as many as firestore.rules allow in one list. */
export const watchDiscounts = (
  store: StoreId,
  onNext: (discounts: Discount[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query }, db) =>
      query(collection(db, collections.discounts(store)), orderBy('createdAt', 'desc'), limit(MOST_COUNTED)),
    parseDiscount,
    onNext,
    onError,
  );
