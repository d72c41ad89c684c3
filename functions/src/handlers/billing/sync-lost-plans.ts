import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { text } from '@/lib/domain/parse/fields';
import type { Result } from '@/lib/domain/result';
import { OWED_STATUSES, RUNNING_STATUSES } from '@/lib/domain/subscription/subscription';
import { readAll } from '@/functions/src/adapters/database/change-in-batches';
import { visitInTurn } from '@/functions/src/adapters/database/visit-in-turn';
import type { BillingDeps } from './billing-customer';
import { orWarn, type Warn } from './or-warn';
import { syncCustomer, syncSubscription } from './sync-subscription';

/** Longer than a page of Stripe's stays open. */
const CHECKOUT_MS = 48 * 60 * 60 * 1000;

type Sync = () => Promise<Result<unknown>>;

interface Deps extends BillingDeps {
  readonly warn: Warn;
}

/**
 * Syncs plans whose webhook was lost: those past their period but neither renewed nor ended, those that owe and may
 * have been paid, and those that may have been bought, in turn. Plans that Stripe does not answer for wait for the next run.
 */
export async function syncLostPlans(deps: Deps): Promise<void> {
  const { db, now } = deps;
  const overdue = await db
    .collectionGroup('subscriptions')
    .where('status', 'in', [...RUNNING_STATUSES, ...OWED_STATUSES])
    .where('currentPeriodEnd', '<=', Timestamp.fromMillis(now()))
    .orderBy('currentPeriodEnd');
  const bought = db
    .collection(collections.billingCustomers())
    .where('checkoutAt', '>', Timestamp.fromMillis(now() - CHECKOUT_MS))
    .orderBy('checkoutAt');
  const [subscriptions, customers] = await Promise.all([readAll(overdue), readAll(bought)]);
  const visited = new Map<string, Sync>(
    customers.map(({ ref, id }) => [ref.path, () => syncCustomer(deps, id)]),
  );
  for (const doc of subscriptions) {
    const customer = text(doc.get('stripeId'));
    if (customer) visited.set(doc.ref.path, () => syncSubscription(deps, { customer, subscription: doc.id }));
  }
  await visitInTurn(deps, {
    schedule: 'followPlans',
    visited,
    visit: async (sync, path) => {
      await orWarn(deps.warn, 'A plan could not be read from Stripe', { path }, sync);
    },
  });
}
