import { invalid } from '../core/api-error';
import { idOf, type Books, type Call, type Routes } from '../core/call';
import { newId } from '../core/ids';
import { listOf, whereGiven } from '../core/listing';
import type { CheckoutSession, Price } from '../core/objects';
import type { Metadata } from '../core/params';
import { makePrice } from '../resources/catalogue';
import { recurringPrice } from './subscriptions';

const DAY_SECONDS = 24 * 60 * 60;

export const CHECKOUT_ROUTES: Routes = {
  'POST /v1/checkout/sessions': create,
  'GET /v1/checkout/sessions': (call) =>
    listOf(call, 'checkout.session', '/v1/checkout/sessions', {
      where: whereGiven(call, {
        customer: 'customer',
        payment_intent: 'payment_intent',
        subscription: 'subscription',
        status: 'status',
      }),
    }),
  'GET /v1/checkout/sessions/:id': (call) => call.objects.get('checkout.session', idOf(call)),
  'GET /v1/checkout/sessions/:id/line_items': (call) => {
    const { id } = call.objects.get('checkout.session', idOf(call));
    return lineItems(call, id);
  },
  'POST /v1/checkout/sessions/:id/expire': (call) => {
    const session = call.objects.get('checkout.session', idOf(call));
    if (session.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    return expireSession(call, session);
  },
};

export interface SessionLine {
  readonly price: Price;
  readonly quantity: number;
}
/** What the session will make, kept beside it. */
export interface SessionPlan {
  readonly lines: readonly SessionLine[];
  readonly metadata: Metadata;
  readonly description: string | null;
  readonly trialDays: number;
}

export function planOf({ objects }: Pick<Books, 'objects'>, id: string): SessionPlan {
  return JSON.parse(objects.hidden('checkout.session', id).plan ?? '{"lines":[]}') as SessionPlan;
}

export function expireSession(books: Books, session: CheckoutSession): CheckoutSession {
  const expired = books.objects.save<CheckoutSession>({ ...session, status: 'expired', url: null });
  books.jobs.drop('expire_session', session.id);
  books.events.tell('checkout.session.expired', expired);
  return expired;
}

/** The session's lines as a list of the API. */
export function lineItems({ objects }: Pick<Books, 'objects'>, id: string) {
  const data = planOf({ objects }, id).lines.map(({ price, quantity }, index) => ({
    id: `li_${id.slice(-14)}${index}`,
    object: 'item',
    amount_discount: 0,
    amount_subtotal: price.unit_amount * quantity,
    amount_tax: 0,
    amount_total: price.unit_amount * quantity,
    currency: price.currency,
    description: objects.find('product', price.product)?.name ?? null,
    metadata: {},
    price,
    quantity,
  }));
  return { object: 'list', url: `/v1/checkout/sessions/${id}/line_items`, has_more: false, data };
}

function create(call: Call): CheckoutSession {
  const { params, objects, now, origin } = call;
  const mode = params.oneOf('mode', ['payment', 'subscription']);
  if (!mode) throw invalid('Missing required param: mode.', { code: 'parameter_missing', param: 'mode' });
  const lines = linesOf(call, mode);
  const customer = params.text('customer');
  const data = params.table(mode === 'payment' ? 'payment_intent_data' : 'subscription_data');
  data?.ignore('setup_future_usage', 'receipt_email');
  params.ignore(
    'allow_promotion_codes',
    'automatic_tax',
    'billing_address_collection',
    'customer_creation',
    'customer_update',
    'payment_method_types',
    'submit_type',
    'ui_mode',
  );
  const id = newId('cs_test', 58);
  const total = lines.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);
  const expires = params.integer('expires_at') ?? now + DAY_SECONDS;
  const session: CheckoutSession & Record<string, unknown> = {
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: params.text('cancel_url') ?? null,
    client_reference_id: params.text('client_reference_id') ?? null,
    client_secret: null,
    created: now,
    currency: lines[0]?.price.currency ?? 'usd',
    customer: customer ? objects.get('customer', customer, 'customer').id : null,
    customer_details: null,
    customer_email: params.text('customer_email') ?? null,
    expires_at: expires,
    invoice: null,
    livemode: false,
    locale: params.text('locale') ?? null,
    metadata: params.metadata(),
    mode,
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    setup_intent: null,
    shipping_options: [],
    status: 'open',
    subscription: null,
    success_url: params.requiredText('success_url'),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${origin}/checkout/${objects.account}/${id}`,
  };
  const plan: SessionPlan = {
    lines,
    metadata: data?.metadata() ?? {},
    description: data?.text('description') ?? null,
    trialDays: mode === 'subscription' ? (data?.integer('trial_period_days') ?? 0) : 0,
  };
  call.jobs.plan('expire_session', id, expires);
  return objects.save(session, { plan: JSON.stringify(plan) });
}

function linesOf(call: Call, mode: 'payment' | 'subscription'): SessionLine[] {
  const lines = call.params.tables('line_items').map((line) => {
    line.ignore('adjustable_quantity', 'tax_rates');
    const data = line.table('price_data');
    const quantity = line.integer('quantity') ?? 1;
    const price = data
      ? makePrice(call, data)
      : call.objects.get('price', line.requiredText('price'), line.nameOf('price'));
    if (mode === 'subscription') recurringPrice(call, price.id, line.nameOf('price'));
    return { price, quantity };
  });
  if (lines.length > 0) return lines;
  throw invalid('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' });
}
