import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { parseMovement, parsePrepaid } from '@/lib/domain/prepaid/parse-prepaid';
import type { Movement, Prepaid } from '@/lib/domain/prepaid/prepaid';
import type { Result } from '@/lib/domain/result';
import { parseAll } from '@/lib/firestore/parse-all';
import { readOnce } from '@/lib/firestore/read-once';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

/** The bound of firestore.rules on one list. */
const MOST = 100;
/** Whether a list of the latest may lack older ones. */
export const isFull = (latest: readonly Prepaid[]): boolean => latest.length >= MOST;
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

/** All of the store's gift cards and credits, the latest first, a page at a time; for its owner. */
export const readAllPrepaid = (store: StoreId): Promise<Result<Prepaid[]>> =>
  readOnce(async ({ collection, getDocs, limit, orderBy, query, startAfter }, db) => {
    const latest = query(
      collection(db, collections.prepaids(store)),
      orderBy('createdAt', 'desc'),
      limit(MOST),
    );
    const all: Prepaid[] = [];
    for (let page = await getDocs(latest); ;) {
      all.push(...parseAll(page.docs, parsePrepaid));
      const last = page.docs.at(-1);
      if (!last || page.size < MOST) return all;
      page = await getDocs(query(latest, startAfter(last)));
    }
  });

/**
 * Finds gift cards and credits of any age by the end of a code, a receiver's e-mail address, or the number of an order that
 * they paid or that bought them. For the store's owner.
 */
export const findPrepaid = (store: StoreId, wanted: string): Promise<Result<Prepaid[]>> =>
  readOnce(async ({ collection, doc, getDoc, getDocs, limit, query, where }, db) => {
    const accounts = collection(db, collections.prepaids(store));
    const upper = wanted.toUpperCase();
    const orders = query(collection(db, collections.orders(store)), where('number', '==', upper), limit(1));
    const [byEnd, byMail, numbered] = await Promise.all([
      getDocs(query(accounts, where('last4', '==', upper), limit(MOST))),
      getDocs(query(accounts, where('receiver.email', 'in', [wanted, wanted.toLowerCase()]), limit(MOST))),
      getDocs(orders),
    ]);
    const order = numbered.docs[0] ? parseOrder(numbered.docs[0].id, numbered.docs[0].data()) : null;
    const named = [order?.prepaid?.id, order?.gift?.cardId].filter((id) => id !== undefined);
    const ofOrder = await Promise.all(named.map((id) => getDoc(doc(accounts, id))));
    const found = [...byEnd.docs, ...byMail.docs, ...ofOrder];
    const accountsFound = found.flatMap((one) => (one.exists() ? [parsePrepaid(one.id, one.data())] : []));
    return [...new Map(accountsFound.map((account) => [account.id, account])).values()];
  });

/** The latest movements of a gift card or credit, live; for the store's owner. */
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
