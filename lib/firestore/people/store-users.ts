import { MOST_ROLES, parseStoreUser, type StoreUser } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

const MOST_STAFF = 100;

/** The roles of the signed-in person, one for each store that they work for, live. */
export const watchOwnRoles = (uid: string, onNext: (roles: StoreUser[]) => void, onError: OnError): Stop =>
  watchQuery(
    ({ collection, limit, query, where }, db) =>
      query(collection(db, collections.storeUsers()), where('id', '==', uid), limit(MOST_ROLES)),
    parseStoreUser,
    onNext,
    onError,
  );

/** Everybody who works for the store, live. */
export const watchStaff = (store: StoreId, onNext: (staff: StoreUser[]) => void, onError: OnError): Stop =>
  watchQuery(
    ({ collection, limit, query, where }, db) =>
      query(collection(db, collections.storeUsers()), where('storeId', '==', store), limit(MOST_STAFF)),
    parseStoreUser,
    onNext,
    onError,
  );
