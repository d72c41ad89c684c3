import { Timestamp, type Firestore, type Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import type { RunInQueue } from '@/functions/src/adapters/database/run-in-queue';
import type { Billing } from '@/functions/src/adapters/stripe/billing/billing';
import type { Caller } from '@/functions/src/callable';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import { ok, type Result } from '@/lib/domain/result';

/** The Stripe customer that pays for a store. */
export interface BillingCustomer {
  /** Stripe's id. */
  readonly id: string;
  readonly storeId: StoreId;
  /** The owner who holds the store's subscriptions. */
  readonly uid: string;
}

export interface BillingDeps {
  readonly db: Firestore;
  readonly billing: Billing;
  readonly runInQueue: RunInQueue;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Null if there is no such document: the customer is not one of this shop. */
export function parseBillingCustomer(id: string, data: unknown): BillingCustomer | null {
  const fields = fieldsOf(data);
  const [store, uid] = [filledText(fields.storeId), filledText(fields.uid)];
  return store && uid ? { id, storeId: storeId(store), uid } : null;
}

const customersOf = (db: Firestore, store: StoreId): Query =>
  db.collection(collections.billingCustomers()).where('storeId', '==', store).limit(1);

const firstOf = ({ docs: [found] }: QuerySnapshot): BillingCustomer | null =>
  found ? parseBillingCustomer(found.id, found.data()) : null;

/** The customer that pays for the store, null before anybody wanted a plan. */
export const findBillingCustomer = async (db: Firestore, store: StoreId): Promise<BillingCustomer | null> =>
  firstOf(await customersOf(db, store).get());

/**
 * The store's customer at Stripe, created for the owner who first wants a plan. If two owners do so at once, the first one's is
 * used, and nobody pays as the other. Fails with `payment-unavailable`, `try-again`.
 */
export async function ensureBillingCustomer(
  { db, billing, now }: BillingDeps,
  store: StoreId,
  { uid, email }: Pick<Caller, 'uid' | 'email'>,
): Promise<Result<BillingCustomer>> {
  const known = await findBillingCustomer(db, store);
  if (known) return ok(known);
  const made = await billing.createCustomer(store, { uid, email });
  if (!made.ok) return made;
  const id = made.value;
  return inTransaction(db, async (tx) => {
    const first = firstOf(await tx.get(customersOf(db, store)));
    if (first) return ok(first);
    tx.set(db.doc(collections.storeSetting(store)), { stripeId: id }, { merge: true });
    tx.set(db.doc(collections.billingCustomer(id)), {
      storeId: store,
      uid,
      createdAt: Timestamp.fromMillis(now()),
    });
    return ok({ id, storeId: store, uid });
  });
}
