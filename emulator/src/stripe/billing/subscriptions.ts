import { invalid } from '../core/api-error';
import { idOf, type Call, type Routes } from '../core/call';
import { listOf, whereGiven } from '../core/listing';
import type { Price, Subscription } from '../core/objects';
import type { Params } from '../core/params';
import { attach } from '../resources/payment-methods';
import {
  changed,
  changePlan,
  endSubscription,
  PAYMENT_BEHAVIOURS,
  startSubscription,
} from './subscription-life';

const STATUSES = ['active', 'all', 'canceled', 'ended', 'incomplete', 'past_due', 'trialing'] as const;
const RUNNING = ['active', 'incomplete', 'past_due', 'trialing'];

export const SUBSCRIPTION_ROUTES: Routes = {
  'POST /v1/subscriptions': create,
  'GET /v1/subscriptions': list,
  'GET /v1/subscriptions/:id': (call) => call.objects.get('subscription', idOf(call)),
  'POST /v1/subscriptions/:id': update,
  'DELETE /v1/subscriptions/:id': (call) => {
    const subscription = call.objects.get('subscription', idOf(call));
    call.params.ignore('invoice_now', 'prorate', 'cancellation_details');
    assertRunning(subscription);
    return endSubscription(call, subscription);
  },
};

/** The price that a line names; a subscription's must come back regularly. */
export function recurringPrice({ objects }: Pick<Call, 'objects'>, id: string, param: string): Price {
  const price = objects.get('price', id, param);
  if (price.recurring) return price;
  throw invalid(
    `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
    {
      param,
    },
  );
}

function create(call: Call): Subscription {
  const { params, objects } = call;
  const customer = objects.get('customer', params.requiredText('customer'), 'customer');
  params.ignore('payment_settings', 'proration_behavior', 'collection_method', 'off_session');
  const lines = params.tables('items').map((item) => lineOf(call, item));
  if (lines.length === 0)
    throw invalid('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
  return startSubscription(call, {
    customer: customer.id,
    lines,
    method: params.text('default_payment_method') ?? customer.invoice_settings.default_payment_method,
    metadata: params.metadata(),
    trialDays: params.integer('trial_period_days') ?? 0,
    returnUrl: null,
    unpaid: params.oneOf('payment_behavior', PAYMENT_BEHAVIOURS),
  }).subscription;
}

function list(call: Call) {
  const status = call.params.oneOf('status', STATUSES);
  const where = whereGiven(call, { customer: 'customer' });
  const values = status === undefined ? RUNNING : status === 'ended' ? ['canceled'] : [status];
  return listOf(call, 'subscription', '/v1/subscriptions', {
    where,
    ...(status !== 'all' && { anyOf: { field: 'status', values } }),
  });
}

function update(call: Call): Subscription {
  const { params, objects } = call;
  let subscription = objects.get('subscription', idOf(call));
  assertRunning(subscription);
  params.ignore('proration_behavior', 'billing_cycle_anchor');
  const unpaid = params.oneOf('payment_behavior', PAYMENT_BEHAVIOURS);
  const [item] = params.tables('items');
  if (item) {
    const { price, quantity } = lineOf(call, item, subscription);
    subscription = changePlan(call, subscription, price, quantity, unpaid);
  }
  const cancels = params.flag('cancel_at_period_end');
  const method = params.text('default_payment_method');
  const metadata = params.metadata(subscription.metadata);
  if (cancels === undefined && method === undefined && metadata === subscription.metadata)
    return subscription;
  return changed(call, subscription, {
    metadata,
    ...(cancels !== undefined && cancellation(call, subscription, cancels)),
    ...(method && { default_payment_method: attach(call, method, subscription.customer).id }),
  });
}

/** Sets or takes back that the subscription ends with its period. */
export function cancellation({ now }: Pick<Call, 'now'>, { items }: Subscription, cancels: boolean) {
  return {
    cancel_at_period_end: cancels,
    cancel_at: cancels ? (items.data[0]?.current_period_end ?? null) : null,
    canceled_at: cancels ? now : null,
  };
}

function lineOf(call: Call, item: Params, subscription?: Subscription) {
  item.ignore('id', 'metadata');
  const former = subscription?.items.data[0];
  const id = item.text('price') ?? former?.price.id ?? item.requiredText('price');
  return {
    price: recurringPrice(call, id, item.nameOf('price')),
    quantity: item.integer('quantity') ?? former?.quantity ?? 1,
  };
}

function assertRunning({ id, status }: Subscription): void {
  if (status === 'canceled')
    throw invalid(`No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' });
}
