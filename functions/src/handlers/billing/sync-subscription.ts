import { FieldValue, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import type { Subscription } from '@/lib/domain/subscription/subscription';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { parseBillingCustomer, type BillingDeps } from './billing-customer';

/**
 * Writes a subscription as it is at Stripe now, under the owner of its customer. Stripe is asked while the
 * document is locked, so the last writer always writes the newest state, whatever the order and number of
 * events. A foreign customer's subscription is ignored. `change` makes a change at Stripe under the same
 * lock, so that no event about it is written before its answer. Another plan has other quotas, so how the store stood in the
 * old ones is forgotten.
 */
export async function syncSubscription(
  { db, billing, runInQueue }: BillingDeps,
  { customer, subscription: id }: { readonly customer: string; readonly subscription: string },
  change: () => Promise<Result<unknown>> = () => Promise.resolve(ok(null)),
): Promise<Result<null>> {
  const known = await db.doc(collections.billingCustomer(customer)).get();
  const payer = parseBillingCustomer(customer, known.data());
  if (!payer) return ok(null);
  const ref = db.doc(collections.subscription(payer.uid, id));
  // Stripe sends several events of a payment at once.
  return runInQueue([ref.path], () =>
    inTransaction(db, async (tx) => {
      const usage = db.doc(collections.storeUsage(payer.storeId));
      const [before, used] = await tx.getAll(ref, usage);
      const changed = await change();
      if (!changed.ok) return changed;
      const read = await billing.readSubscription(id);
      if (!read.ok) return read;
      if (read.value?.stripeId !== customer) return ok(null);
      tx.set(ref, subscriptionDocument(read.value, payer.storeId));
      const isOther = before?.get('stripePriceId') !== read.value.stripePriceId;
      if (isOther && used?.exists) tx.update(usage, { limits: FieldValue.delete() });
      return ok(null);
    }),
  );
}

/** Syncs every subscription that a customer has or had, for lost webhooks. */
export async function syncCustomer(deps: BillingDeps, customer: string): Promise<Result<Subscription[]>> {
  const found = await deps.billing.subscriptionsOf(customer);
  if (!found.ok) return found;
  for (const { id } of found.value) {
    const followed = await syncSubscription(deps, { customer, subscription: id });
    if (!followed.ok) return followed;
  }
  return found;
}

/** A subscription as stored: times as Firestore timestamps, with the store whose people may read it. */
export function subscriptionDocument(
  { id: _, currentPeriodEnd, updatedAt, ...fields }: Subscription,
  store: StoreId,
): DocumentData {
  return {
    ...fields,
    storeId: store,
    currentPeriodEnd: Timestamp.fromMillis(currentPeriodEnd),
    updatedAt: Timestamp.fromMillis(updatedAt),
  };
}
