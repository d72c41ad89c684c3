import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { filledText } from '@/lib/domain/parse/fields';
import { ESTABLISHED } from '@/functions/src/limits/mail-budgets';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';

export interface VerifiedAddressDeps {
  readonly db: Firestore;
  readonly auth: Pick<Auth, 'getUserByEmail'>;
}

/**
 * Whether a mail's address belongs to the person it is for: a verified account's, or one to whom the store
 * delivered. For an order it must have been the same person, because anybody can order in another's name.
 */
export async function isVerifiedAddress(
  { db, auth }: VerifiedAddressDeps,
  store: StoreId,
  mail: OutboxMail,
): Promise<boolean> {
  const isForShopper = 'orderId' in mail && !mail.kind.startsWith('owner-');
  const uid = isForShopper ? await whoOrdered(db, store, mail.orderId) : undefined;
  if (isForShopper && !uid) return false;
  const account = await auth.getUserByEmail(mail.to).catch(nullWhenNoAccount);
  if (account?.emailVerified && !account.disabled && (!uid || uid === account.uid)) return true;
  const delivered = db
    .collection(collections.orders(store))
    .where('customerId', '==', customerKey(mail.to))
    .where('status', '==', 'delivered');
  return isThere(uid ? delivered.where('uid', '==', uid) : delivered);
}

/** Whether a store is old enough and has delivered enough orders to be more than a sender of mails. */
export async function isEstablishedStore(
  { db }: Pick<VerifiedAddressDeps, 'db'>,
  store: StoreId,
  now: number,
): Promise<boolean> {
  const setting = await db.doc(collections.storeSetting(store)).get();
  const madeAt = setting.createTime?.toMillis() ?? now;
  if (now - madeAt < ESTABLISHED.ageMs) return false;
  const delivered = db.collection(collections.orders(store)).where('status', '==', 'delivered');
  const found = await delivered.limit(ESTABLISHED.deliveredOrders).count().get();
  return found.data().count >= ESTABLISHED.deliveredOrders;
}

async function whoOrdered(db: Firestore, store: StoreId, orderId: string): Promise<string | undefined> {
  const order = await db.doc(collections.order(store, orderId)).get();
  return filledText(order.get('uid'));
}

const isThere = async (query: Query): Promise<boolean> => !(await query.limit(1).get()).empty;
