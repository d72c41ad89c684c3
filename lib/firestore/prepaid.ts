import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseMovement, parsePrepaid } from '@/lib/domain/prepaid/parse-prepaid';
import type { Movement, Prepaid } from '@/lib/domain/prepaid/prepaid';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

/** As many as firestore.rules allow in one list. */
const MOST = 100;
/** One for each currency of a store. */
const MOST_CREDITS = 20;

/** The store's latest gift cards and credits, live; for its owner. */
export const watchPrepaid = (store: StoreId, onNext: (accounts: Prepaid[]) => void, onError: OnError): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query }, db) =>
      query(collection(db, collections.prepaids(store)), orderBy('createdAt', 'desc'), limit(MOST)),
    parsePrepaid,
    onNext,
    onError,
  );

/** The latest movements of one, live; for the store's owner. */
export const watchMovements = (
  store: StoreId,
  id: string,
  onNext: (movements: Movement[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query }, db) =>
      query(collection(db, collections.prepaidMovements(store, id)), orderBy('at', 'desc'), limit(MOST)),
    parseMovement,
    onNext,
    onError,
  );

/** A shopper's own credit with the store, live. */
export const watchOwnCredit = (
  store: StoreId,
  uid: string,
  onNext: (credits: Prepaid[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, query, where }, db) =>
      query(collection(db, collections.prepaids(store)), where('uid', '==', uid), limit(MOST_CREDITS)),
    parsePrepaid,
    onNext,
    onError,
  );
