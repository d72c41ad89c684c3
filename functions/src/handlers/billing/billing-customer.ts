import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import { ok, type Result } from '@/lib/domain/result';
import type { Billing } from '@/functions/src/adapters/stripe/billing';
import type { Caller } from '@/functions/src/callable';

/** Who pays at Stripe for which store. */
export interface BillingCustomer {
  /** Stripe's id. */
  readonly id: string;
  readonly storeId: StoreId;
  /** The owner under whom the store's subscriptions are kept. */
  readonly uid: string;
}

export interface BillingDeps {
  readonly db: Firestore;
  readonly billing: Billing;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Null for what is no such document: a customer that is none of this shop's. */
export function parseBillingCustomer(id: string, data: unknown): BillingCustomer | null {
  const fields = fieldsOf(data);
  const [store, uid] = [filledText(fields.storeId), filledText(fields.uid)];
  return store && uid ? { id, storeId: storeId(store), uid } : null;
}

/** The customer that pays for the store, null before anybody wanted a plan. */
export async function findBillingCustomer(db: Firestore, store: StoreId): Promise<BillingCustomer | null> {
  const { docs } = await db
    .collection(collections.billingCustomers())
    .where('storeId', '==', store)
    .limit(1)
    .get();
  const [found] = docs;
  return found ? parseBillingCustomer(found.id, found.data()) : null;
}

/** The store's customer at Stripe, made for the owner who wants its first plan. */
export async function ensureBillingCustomer(
  { db, billing, now }: BillingDeps,
  store: StoreId,
  { uid, email }: Pick<Caller, 'uid' | 'email'>,
): Promise<Result<BillingCustomer>> {
  const known = await findBillingCustomer(db, store);
  if (known) return ok(known);
  const made = await billing.createCustomer(store, { uid, email });
  if (!made.ok) return made;
  const createdAt = Timestamp.fromMillis(now());
  await db.doc(collections.billingCustomer(made.value)).set({ storeId: store, uid, createdAt });
  return ok({ id: made.value, storeId: store, uid });
}
