import type Stripe from 'stripe';
import { ok, type Result } from '@/lib/domain/result';
import type { BillingDeps } from './billing-customer';
import { syncSubscription } from './sync-subscription';
import { notifyPlanInvoice } from './notify-plan-invoice';

/**
 * Handles a verified event of the platform's account. The event only names a subscription; what is written is
 * Stripe's current state, and the owner is notified where needed. Fails with `payment-unavailable`,
 * `try-again`: Stripe must then retry the webhook.
 */
export async function handlePlatformEvent(deps: BillingDeps, event: Stripe.Event): Promise<Result<null>> {
  const about = subjectOf(event);
  if (!about) return ok(null);
  const followed = await syncSubscription(deps, about);
  return followed.ok ? notifyPlanInvoice(deps, event, about) : followed;
}

function subjectOf(event: Stripe.Event): { customer: string; subscription: string } | null {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return both(event.data.object.customer, event.data.object);
    case 'invoice.paid':
    case 'invoice.upcoming':
    case 'invoice.payment_failed':
      return both(
        event.data.object.customer,
        event.data.object.parent?.subscription_details?.subscription ?? null,
      );
    case 'checkout.session.completed':
      return both(event.data.object.customer, event.data.object.subscription);
    default:
      return null;
  }
}

type Reference = string | { readonly id: string } | null;

function both(customer: Reference, subscription: Reference) {
  const idOf = (reference: Reference) => (typeof reference === 'string' ? reference : reference?.id);
  const [payer, plan] = [idOf(customer), idOf(subscription)];
  return payer && plan ? { customer: payer, subscription: plan } : null;
}
