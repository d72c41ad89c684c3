import type Stripe from 'stripe';
import { planState } from '@/lib/domain/subscription/subscription';
import { subscriptionOf } from './to-subscription';

const [BEGAN, NOW, END] = [1_000, 1_500, 2_000];

/** Stripe's answer, of which the shop reads these fields alone. */
const at = (status: Stripe.Subscription.Status) =>
  ({
    ...{ id: 'sub_1', customer: 'cus_1', status, cancel_at_period_end: false, cancel_at: null },
    ...{ trial_end: status === 'paused' ? BEGAN : null, ended_at: status === 'canceled' ? BEGAN : null },
    items: {
      data: [
        {
          ...{ quantity: 1, current_period_start: BEGAN, current_period_end: END },
          price: { id: 'price_1', unit_amount: 1900, currency: 'usd', recurring: { interval: 'month' } },
        },
      ],
    },
  }) as Stripe.Subscription;

const OPEN = END * 1000;
const CLOSED = BEGAN * 1000;

/** By the status at Stripe: the plan's state, and until when the store is open. */
const STATES: Readonly<Record<Stripe.Subscription.Status, readonly [string, number] | null>> = {
  incomplete: null,
  incomplete_expired: null,
  trialing: ['trialing', OPEN],
  active: ['active', OPEN],
  past_due: ['past-due', OPEN],
  unpaid: ['unpaid', CLOSED],
  paused: ['unpaid', CLOSED],
  canceled: ['ended', CLOSED],
};

test.each(Object.entries(STATES))('what is %s at Stripe is for the store: %j', (status, expected) => {
  const plan = subscriptionOf(at(status as Stripe.Subscription.Status), NOW * 1000);
  expect(plan && [planState(plan, NOW * 1000), plan.currentPeriodEnd]).toEqual(expected);
});
