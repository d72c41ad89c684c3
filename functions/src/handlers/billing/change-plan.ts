import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { isRunning } from '@/lib/domain/subscription/subscription';
import { findBillingCustomer, type BillingDeps } from './billing-customer';
import { isLeaving } from './is-leaving';
import { syncCustomer, syncSubscription } from './sync-subscription';
import { readPackage } from './read-package';

type Done = Result<{ ok: true }>;

/**
 * Changes the store's plan at Stripe and writes the result, so that nobody waits for the webhook. A repeated
 * call changes nothing. Fails with `plan-not-found`, `store-closed` (it is being closed), `plan-payment-failed`, `payment-unavailable`.
 */
export async function changePlan(
  deps: BillingDeps,
  { storeId: id, change, packageId = '' }: Callables['changePlan']['request'],
): Promise<Done> {
  const { db, billing } = deps;
  const store = storeId(id);
  // A closing ends the plan, and undoing it resumes it.
  if (change !== 'cancel' && (await isLeaving(db, store))) return fail({ code: 'store-closed' });
  const customer = await findBillingCustomer(db, store);
  if (!customer) return fail({ code: 'plan-not-found' });
  const plans = await billing.subscriptionsOf(customer.id);
  if (!plans.ok) return plans;
  const plan = plans.value.find(isRunning);
  const wanted = change === 'switch' ? await readPackage(db, packageId) : null;
  if (!plan || (change === 'switch' && !wanted)) return fail({ code: 'plan-not-found' });
  const changeIt = () =>
    wanted
      ? billing.switchTo(plan.id, wanted.stripePriceId)
      : billing.setCancelAtPeriodEnd(plan.id, change === 'cancel');
  const followed = await syncSubscription(deps, { customer: customer.id, subscription: plan.id }, changeIt);
  return followed.ok ? ok({ ok: true }) : followed;
}

/** Reads the store's plan from Stripe, for any of its people. Fails with `payment-unavailable`. */
export async function refreshPlan(
  deps: BillingDeps,
  { storeId: id }: Callables['refreshPlan']['request'],
): Promise<Done> {
  const customer = await findBillingCustomer(deps.db, storeId(id));
  const followed = customer ? await syncCustomer(deps, customer.id) : ok(null);
  return followed.ok ? ok({ ok: true }) : followed;
}
