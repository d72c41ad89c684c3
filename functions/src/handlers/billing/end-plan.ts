import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import { isRunning } from '@/lib/domain/subscription/subscription';
import type { Billing } from '@/functions/src/adapters/stripe/billing/billing';
import { findBillingCustomer } from './billing-customer';

/**
 * Ends a store's plan at Stripe with the period that is paid, closes the pages of Stripe's that could still buy one, and removes
 * what is known of it here. A repeated call finishes what was left. Fails with `payment-unavailable`.
 */
export async function endPlan(
  { db, billing }: { readonly db: Firestore; readonly billing: Billing },
  store: StoreId,
): Promise<Result<null>> {
  const customer = await findBillingCustomer(db, store);
  if (!customer) return ok(null);
  const closed = await billing.closePages(customer.id);
  if (!closed.ok) return closed;
  const known = await billing.subscriptionsOf(customer.id);
  if (!known.ok) return known;
  for (const subscription of known.value) {
    const ended = isRunning(subscription)
      ? await billing.setCancelAtPeriodEnd(subscription.id, true)
      : ok(null);
    if (!ended.ok) return ended;
  }
  const ofStore = db.collection(collections.subscriptions(customer.uid)).where('storeId', '==', store);
  const { docs } = await ofStore.get();
  const batch = db.batch();
  for (const { ref } of docs) batch.delete(ref);
  // Without this document, Stripe's webhook about the end of the plan writes nothing.
  batch.delete(db.doc(collections.billingCustomer(customer.id)));
  await batch.commit();
  return ok(null);
}
