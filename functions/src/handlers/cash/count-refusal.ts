import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { phoneOf } from '@/functions/src/adapters/people/phone-key';
import type { Deps } from '@/functions/src/deps';

/** TTL of a phone's refusals, counted from the last one. */
const LIFETIME_MS = 2 * 365 * 24 * 60 * 60 * 1000;

/** Counts a refused parcel for the phone of its order, by a digest and in this store alone. */
export function countRefusal(
  tx: Transaction,
  { db, phoneKey }: Pick<Deps, 'db' | 'phoneKey'>,
  { storeId: store, address }: Order,
  setting: Pick<StoreSetting, 'storeId' | 'country'>,
  at: number,
): void {
  const phone = phoneOf(phoneKey, setting, address);
  if (!phone) return;
  const record = { refused: FieldValue.increment(1), expireAt: Timestamp.fromMillis(at + LIFETIME_MS) };
  tx.set(db.doc(collections.phoneRecord(store, phone.id)), record, { merge: true });
}
