import type Stripe from 'stripe';
import { isCurrencyCode } from '@/lib/domain/money/money';
import { oneOf } from '@/lib/domain/parse/fields';
import { PLAN_INTERVALS } from '@/lib/domain/subscription/plan-package';
import { SUBSCRIPTION_STATUSES, type Subscription } from '@/lib/domain/subscription/subscription';

/** Stripe's subscription as the shop stores it; null for one that was never paid or is no plan of ours. */
export function subscriptionOf(subscription: Stripe.Subscription, now: number): Subscription | null {
  const { id, customer, items, cancel_at_period_end: cancels } = subscription;
  const [item] = items.data;
  const status = oneOf(SUBSCRIPTION_STATUSES, subscription.status);
  const interval = oneOf(PLAN_INTERVALS, item?.price.recurring?.interval);
  const currency = item?.price.currency.toUpperCase();
  if (!item || !status || !interval || !isCurrencyCode(currency)) return null;
  return {
    id,
    stripeId: typeof customer === 'string' ? customer : customer.id,
    status,
    currentPeriodEnd: endOf(subscription, item) * 1000,
    // A date set in Stripe's dashboard ends the plan as well.
    cancelAtPeriodEnd: cancels || subscription.cancel_at !== null,
    stripePriceId: item.price.id,
    price: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency,
    interval,
    updatedAt: now,
  };
}

/** In seconds; an `unpaid` plan was paid until its current period began, and a `paused` one was a trial without a card. */
function endOf(
  { status, ended_at, cancel_at, trial_end }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): number {
  if (ended_at) return ended_at;
  if (status === 'unpaid') return item.current_period_start;
  if (status === 'paused') return trial_end ?? item.current_period_start;
  return cancel_at ? Math.min(cancel_at, item.current_period_end) : item.current_period_end;
}
