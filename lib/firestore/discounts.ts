import { collections } from '@/lib/domain/collections';
import { MOST_COUNTED, type Discount } from '@/lib/domain/discounts/discount';
import { parseDiscount } from '@/lib/domain/discounts/parse-discount';
import type { StoreId } from '@/lib/domain/ids';
import type { LocalizedText } from '@/lib/domain/locale';
import type { Result } from '@/lib/domain/result';
import { readOnce } from '@/lib/firestore/read-once';
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

/** The names of these discounts, by id; deleted ones are left out. */
export const readDiscountNames = (
  store: StoreId,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, LocalizedText>>> =>
  readOnce(async ({ doc, getDoc }, db) => {
    const stored = await Promise.all(ids.map((id) => getDoc(doc(db, collections.discount(store, id)))));
    return new Map(
      stored.flatMap((one) => (one.exists() ? [[one.id, parseDiscount(one.id, one.data()).name]] : [])),
    );
  });
