import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { filledText } from '@/lib/domain/parse/fields';
import { parseCardAccount, type CardAccount } from '@/lib/domain/payments/connect/card-account';

/** How often an account is asked about without news of it: a webhook may be lost. */
const CHECK_EVERY_MS = 6 * 60 * 60 * 1000;

export const readCardAccount = async (db: Firestore, store: StoreId): Promise<CardAccount | null> =>
  parseCardAccount((await db.doc(collections.cardAccount(store)).get()).data());

/** The same for payments: null for an account that is another store's by our table, such as of an imported copy. */
export async function usableCardAccount(db: Firestore, store: StoreId): Promise<CardAccount | null> {
  const account = await readCardAccount(db, store);
  return account && (await storeOfAccount(db, account.id)) === store ? account : null;
}

/** The store that an account was made for; null for an account that is not one of ours. */
export async function storeOfAccount(db: Firestore, account: string): Promise<StoreId | null> {
  if (!/^acct_\w{1,64}$/.test(account)) return null;
  const stored = await db.doc(collections.connectedStore(account)).get();
  const store = filledText(stored.get('storeId'));
  return store ? storeId(store) : null;
}

/** The stores whose accounts can be reached. */
export async function connectedStores(db: Firestore): Promise<string[]> {
  const { docs } = await db.collection(collections.connectedStores()).orderBy('checkAt').get();
  return docs.flatMap((doc) => filledText(doc.get('storeId')) ?? []);
}

/** Writes an account and which store's it is. One that has ended is not asked about again. */
export function writeCardAccount(tx: Transaction, db: Firestore, store: StoreId, account: CardAccount): void {
  const { id, state, asks, dueAt, isOff, checkedAt } = account;
  tx.set(db.doc(collections.cardAccount(store)), {
    ...{ id, state, asks, isOff },
    dueAt: dueAt === null ? null : Timestamp.fromMillis(dueAt),
    checkedAt: Timestamp.fromMillis(checkedAt),
  });
  const checkAt = state === 'ended' ? FieldValue.delete() : Timestamp.fromMillis(checkedAt + CHECK_EVERY_MS);
  tx.set(db.doc(collections.connectedStore(id)), { storeId: store, checkAt }, { merge: true });
}
