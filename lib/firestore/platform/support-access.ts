import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseSupportAccess, type SupportAccess } from '@/lib/domain/platform/support-access';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

/** More operators than ever ask one store at a time. */
const MOST_ACCESSES = 20;

const parse = (_: string, data: unknown) => parseSupportAccess(data);
const decided = (found: readonly (SupportAccess | null)[]) => found.filter((one) => one !== null);

/** What an operator asked one store for, live; null for nothing. For the operator. */
export const watchOwnSupport = (
  store: StoreId,
  uid: string,
  onNext: (access: SupportAccess | null) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, query, where }, db) =>
      query(
        collection(db, collections.supportAccesses()),
        where('uid', '==', uid),
        where('storeId', '==', store),
        limit(1),
      ),
    parse,
    (found) => onNext(decided(found)[0] ?? null),
    onError,
  );

/** What operators asked a store for, and what was answered, live. For its owners. */
export const watchSupportOf = (
  store: StoreId,
  onNext: (accesses: SupportAccess[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, query, where }, db) =>
      query(
        collection(db, collections.supportAccesses()),
        where('storeId', '==', store),
        limit(MOST_ACCESSES),
      ),
    parse,
    (found) => onNext(decided(found)),
    onError,
  );
