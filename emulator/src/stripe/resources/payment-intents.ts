import { ApiError, invalid } from '../core/api-error';
import { idOf, type Books, type Call, type Routes } from '../core/call';
import { newId } from '../core/ids';
import { listOf, whereGiven } from '../core/listing';
import type { PaymentIntent } from '../core/objects';
import type { Metadata, Params } from '../core/params';
import { applicationFeeOf } from './application-fees';
import { assertChargeable, currencyOf } from './amounts';
import { assertOpen, confirmIntent, type Confirmation } from './confirm-intent';
import { APPLICATION } from './connected-accounts';
import { methodFromParams, methodOf } from './payment-methods';

const REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

export const PAYMENT_INTENT_ROUTES: Routes = {
  'POST /v1/payment_intents': create,
  'GET /v1/payment_intents': (call) =>
    listOf(call, 'payment_intent', '/v1/payment_intents', {
      where: whereGiven(call, { customer: 'customer' }),
    }),
  'GET /v1/payment_intents/:id': (call) => visible(call, intentOf(call)),
  'POST /v1/payment_intents/:id': update,
  'POST /v1/payment_intents/:id/confirm': (call) => visible(call, confirm(call, intentOf(call))),
  'POST /v1/payment_intents/:id/cancel': cancel,
};

interface NewIntent {
  readonly amount: number;
  readonly currency: string;
  readonly customer?: string | null;
  readonly description?: string | null;
  readonly metadata?: Metadata;
  readonly method?: string | null;
  readonly receiptEmail?: string | null;
  readonly setupFutureUsage?: string | null;
  readonly shipping?: PaymentIntent['shipping'];
  readonly allowRedirects?: string | null;
  readonly allowedTypes?: readonly string[] | null;
  readonly applicationFee?: number | null;
}

/** Writes a new intent and tells of it. `allowRedirects` null: cards are named, not left to the account. */
export function makeIntent(books: Books, given: NewIntent): PaymentIntent {
  const id = newId('pi');
  const { allowRedirects = null } = given;
  const intent: PaymentIntent & Record<string, unknown> = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: given.allowedTypes ?? null,
    amount: given.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: books.platform && APPLICATION,
    application_fee_amount: given.applicationFee ?? null,
    automatic_payment_methods: allowRedirects ? { enabled: true, allow_redirects: allowRedirects } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: books.now,
    currency: given.currency,
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: given.method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: given.receiptEmail ?? null,
    review: null,
    setup_future_usage: given.setupFutureUsage ?? null,
    shipping: given.shipping ?? null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: given.method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  books.events.tell('payment_intent.created', books.objects.save(intent));
  return intent;
}

function create(call: Call): PaymentIntent {
  const { params, objects } = call;
  const currency = currencyOf(params.requiredText('currency'));
  const amount = params.requiredInteger('amount');
  assertChargeable(amount, currency);
  const customer = params.text('customer');
  // The second is the name of older versions.
  const types = params.texts('allowed_payment_method_types') ?? params.texts('payment_method_types');
  if (types?.some((type) => type !== 'card'))
    throw invalid('The local Stripe takes cards alone.', { param: 'allowed_payment_method_types' });
  params.oneOf('capture_method', ['automatic', 'automatic_async']);
  params.oneOf('confirmation_method', ['automatic']);
  params.ignore('payment_method_options', 'statement_descriptor', 'statement_descriptor_suffix');
  const intent = makeIntent(call, {
    amount,
    currency,
    customer: customer ? objects.get('customer', customer, 'customer').id : null,
    description: params.text('description'),
    metadata: params.metadata(),
    method: givenMethod(call),
    receiptEmail: params.text('receipt_email'),
    setupFutureUsage: params.oneOf('setup_future_usage', ['off_session', 'on_session']),
    shipping: params.record('shipping'),
    allowRedirects: types ? null : redirectsOf(params),
    allowedTypes: types ?? null,
    applicationFee: applicationFeeOf(call, amount),
  });
  if (params.flag('confirm')) return confirm(call, intent, null);
  return intent;
}

/** Methods are the account's own choice unless they are named or that is switched off. */
function redirectsOf(params: Params): string | null {
  const automatic = params.table('automatic_payment_methods');
  if (automatic && automatic.flag('enabled') === false) return null;
  return automatic?.oneOf('allow_redirects', ['always', 'never']) ?? 'always';
}

/** The method that the request names or describes. */
function givenMethod(books: Call): string | null {
  const data = books.params.table('payment_method_data');
  if (data) {
    data.ignore('type', 'allow_redisplay', 'client_secret');
    return methodFromParams(books, data).id;
  }
  const id = books.params.text('payment_method');
  return id ? methodOf(books, id).id : null;
}

function confirm(call: Call, intent: PaymentIntent, method = givenMethod(call)): PaymentIntent {
  const { params } = call;
  params.ignore('payment_method_options', 'mandate_data', 'error_on_requires_action');
  const confirmation: Confirmation = {
    method,
    returnUrl: params.text('return_url') ?? null,
    inPage: params.flag('use_stripe_sdk') ?? false,
    offSession: params.text('off_session') === 'true',
  };
  const mayRedirect = intent.automatic_payment_methods?.allow_redirects === 'always';
  if (mayRedirect && !confirmation.inPage && !confirmation.returnUrl)
    throw invalid(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
    );
  return confirmIntent(call, intent, confirmation);
}

function update(call: Call): PaymentIntent {
  const { params, objects } = call;
  const intent = objects.get('payment_intent', idOf(call));
  const amount = params.integer('amount') ?? intent.amount;
  const currency = currencyOf(params.text('currency') ?? intent.currency);
  const method = givenMethod(call);
  if (amount !== intent.amount || currency !== intent.currency || method) {
    assertOpen(intent, 'update');
    assertChargeable(amount, currency);
  }
  const kept = <T>(value: T | null | undefined, former: T | null) => (value === undefined ? former : value);
  const customer = params.text('customer');
  return objects.save({
    ...intent,
    amount,
    currency,
    customer: customer ? objects.get('customer', customer, 'customer').id : kept(customer, intent.customer),
    description: kept(params.text('description'), intent.description),
    metadata: params.metadata(intent.metadata),
    receipt_email: kept(params.text('receipt_email'), intent.receipt_email),
    shipping: kept(params.record('shipping'), intent.shipping),
    ...(method && { payment_method: method, status: 'requires_confirmation' as const }),
  });
}

function cancel(call: Call): PaymentIntent {
  const intent = call.objects.get('payment_intent', idOf(call));
  assertOpen(intent, 'cancel');
  const canceled = call.objects.save<PaymentIntent>({
    ...intent,
    status: 'canceled',
    next_action: null,
    canceled_at: call.now,
    cancellation_reason: call.params.oneOf('cancellation_reason', REASONS) ?? null,
  });
  call.events.tell('payment_intent.canceled', canceled);
  return canceled;
}

/** A browser proves by the client secret that the intent is its own. */
function intentOf(call: Call): PaymentIntent {
  const intent = call.objects.get('payment_intent', idOf(call));
  const secret = call.params.text('client_secret');
  if (secret ? secret === intent.client_secret : !call.fromBrowser) return intent;
  throw new ApiError(
    secret ? 400 : 401,
    secret
      ? `The client_secret provided does not match any associated PaymentIntent on this account. Ensure the client_secret is correct and that the PaymentIntent was not created with a different account.`
      : 'This API call cannot be made with a publishable API key. Please use a secret API key.',
    secret ? { code: 'payment_intent_invalid_parameter', param: 'client_secret' } : {},
  );
}

const FOR_BROWSERS = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
];

/** A publishable key sees no metadata, customer or charge. */
export function visible({ fromBrowser }: Pick<Call, 'fromBrowser'>, intent: PaymentIntent): object {
  if (!fromBrowser) return intent;
  return Object.fromEntries(Object.entries(intent).filter(([name]) => FOR_BROWSERS.includes(name)));
}
