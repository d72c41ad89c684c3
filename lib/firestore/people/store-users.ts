import { parseStoreUser, type StoreUser } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { watchDocument, watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

const MOST_STAFF = 100;

/** A person of a store's staff, live, as its admin area shows them; null when there is none with this uid. */
export const watchStoreUser = (
  uid: string,
  onNext: (person: StoreUser | null) => void,
  onError: OnError,
): Stop => watchDocument(collections.storeUser(uid), parseStoreUser, onNext, onError);

/** Everybody who works for the store, live. */
export const watchStaff = (store: StoreId, onNext: (staff: StoreUser[]) => void, onError: OnError): Stop =>
  watchQuery(
    ({ collection, limit, query, where }, db) =>
      query(collection(db, collections.storeUsers()), where('storeId', '==', store), limit(MOST_STAFF)),
    parseStoreUser,
    onNext,
    onError,
  );
