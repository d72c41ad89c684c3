import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { text } from '@/lib/domain/parse/fields';
import type { Result } from '@/lib/domain/result';
import { RUNNING_STATUSES } from '@/lib/domain/subscription/subscription';
import type { BillingDeps } from './billing-customer';
import { syncCustomer, syncSubscription } from './sync-subscription';

/** Longer than a page of Stripe's stays open. */
const CHECKOUT_MS = 48 * 60 * 60 * 1000;
const AT_ONCE = 200;

interface Deps extends BillingDeps {
  readonly warn: (message: string, about: object) => void;
}

/**
 * Syncs plans whose webhook was lost: those past their period but neither renewed nor ended, and those that
 * may have been bought. Plans that Stripe does not answer for wait for the next run.
 */
export async function syncLostPlans(deps: Deps): Promise<void> {
  const { db, now } = deps;
  const overdue = await db
    .collectionGroup('subscriptions')
    .where('status', 'in', RUNNING_STATUSES)
    .where('currentPeriodEnd', '<=', Timestamp.fromMillis(now()))
    .orderBy('currentPeriodEnd')
    .limit(AT_ONCE)
    .get();
  for (const doc of overdue.docs) {
    const customer = text(doc.get('stripeId'));
    if (customer) await tell(deps, doc.id, syncSubscription(deps, { customer, subscription: doc.id }));
  }

  const bought = await db
    .collection(collections.billingCustomers())
    .where('checkoutAt', '>', Timestamp.fromMillis(now() - CHECKOUT_MS))
    .limit(AT_ONCE)
    .get();
  for (const { id } of bought.docs) await tell(deps, id, syncCustomer(deps, id));
}

async function tell({ warn }: Deps, id: string, followed: Promise<Result<unknown>>): Promise<void> {
  const result = await followed;
  if (!result.ok) warn('A plan could not be read from Stripe', { id, code: result.error.code });
}
