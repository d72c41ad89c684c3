import type { Subscription } from '@/lib/domain/subscription/subscription';
import { isRunning } from '@/lib/domain/subscription/subscription';
import { TRIAL_DAYS } from '@/lib/domain/opening/store-opening';
import type { PlanPackage } from '@/lib/domain/subscription/plan-package';
import type { Result } from '@/lib/domain/result';
import type { BillingDeps } from './billing-customer';
import { syncCustomer } from './sync-subscription';

/**
 * Starts the plan with a trial, unless the customer already has a running plan. A retry starts no second one. Fails with
 * `payment-unavailable`.
 */
export async function giveTrial(
  deps: BillingDeps,
  customer: string,
  { id, stripePriceId: price }: PlanPackage,
): Promise<Result<Subscription[]>> {
  const known = await deps.billing.subscriptionsOf(customer);
  if (!known.ok) return known;
  const trial = { customer, price, days: TRIAL_DAYS, key: `plan-${customer}-${id}` };
  const started = known.value.some(isRunning) ? known : await deps.billing.startTrial(trial);
  return started.ok ? syncCustomer(deps, customer) : started;
}
