import type Stripe from 'stripe';
import { ownStripe, removeFolders, type OwnStripe } from './testing/own-stripe';

let own: OwnStripe;
let stripe: Stripe;

beforeAll(async () => {
  own = await ownStripe();
  stripe = own.client();
});
afterAll(async () => {
  await own.server.close();
  removeFolders();
});

const NO_REDIRECTS = { enabled: true, allow_redirects: 'never' } as const;
const pay = (card: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({
    amount: 4_250,
    currency: 'usd',
    payment_method: card,
    confirm: true,
    automatic_payment_methods: NO_REDIRECTS,
    ...more,
  });
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: Stripe.errors.StripeError) => error,
  );

test('a payment is made, confirmed and found again with its charge', async () => {
  const made = await stripe.paymentIntents.create({
    amount: 4_250,
    currency: 'USD',
    metadata: { order: 'o1' },
  });
  expect(made).toMatchObject({
    status: 'requires_payment_method',
    currency: 'usd',
    metadata: { order: 'o1' },
  });
  expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_`));
  const paid = await stripe.paymentIntents.confirm(made.id, {
    payment_method: 'pm_card_visa',
    return_url: 'http://shop/',
  });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 4_250 });
  const again = await stripe.paymentIntents.retrieve(made.id, {
    expand: ['latest_charge.refunds', 'payment_method'],
  });
  expect(again.latest_charge).toMatchObject({
    paid: true,
    amount: 4_250,
    metadata: { order: 'o1' },
    refunds: { data: [] },
  });
  expect(again.payment_method).toMatchObject({ card: { brand: 'visa', last4: '4242' } });
});

test.each([
  ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
  ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
  ['pm_card_visa_chargeDeclinedVelocityLimitExceeded', 'card_declined', 'card_velocity_exceeded'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
  ['pm_card_chargeDeclinedProcessingError', 'processing_error', ''],
  ['pm_card_radarBlock', 'card_declined', 'fraudulent'],
])('%s is refused with its code, and the intent takes another card', async (card, code, decline) => {
  const error = await errorOf(pay(card));
  expect(error).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    rawType: 'card_error',
    code,
    decline_code: decline,
  });
  const { id } = error?.payment_intent ?? { id: '' };
  const refused = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(refused).toMatchObject({
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: { code, payment_method: { type: 'card' } },
    latest_charge: { status: 'failed', paid: false, failure_code: code },
  });
  expect(await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
    status: 'succeeded',
    last_payment_error: null,
  });
});

test.each([
  ['4242424242424241', {}, 'incorrect_number'],
  ['4242424242424242', { exp_month: 13 }, 'invalid_expiry_month'],
  ['4242424242424242', { exp_year: 2020 }, 'invalid_expiry_year'],
  ['4242424242424242', { cvc: '9' }, 'invalid_cvc'],
])('the card %s with %o is no card', async (number, change, code) => {
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123', ...change };
  expect(await errorOf(stripe.paymentMethods.create({ type: 'card', card }))).toMatchObject({
    type: 'StripeCardError',
    code,
  });
});

const answerBank = async (intent: Stripe.PaymentIntent, outcome: 'complete' | 'fail') => {
  const url = intent.next_action?.redirect_to_url?.url ?? '';
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '');
};

test.each([
  ['pm_card_threeDSecure2Required', 'complete', 'succeeded', undefined],
  ['pm_card_authenticationRequired', 'complete', 'succeeded', undefined],
  [
    'pm_card_threeDSecure2Required',
    'fail',
    'requires_payment_method',
    'payment_intent_authentication_failure',
  ],
  [
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    'complete',
    'requires_payment_method',
    'card_declined',
  ],
] as const)('%s waits for the bank; after %s it is %s', async (card, outcome, status, code) => {
  const waiting = await pay(card, { return_url: 'http://shop/done?order=1' });
  expect(waiting).toMatchObject({ status: 'requires_action', latest_charge: null });
  const back = await answerBank(waiting, outcome);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    order: '1',
    payment_intent: waiting.id,
    payment_intent_client_secret: waiting.client_secret,
    redirect_status: status === 'succeeded' ? 'succeeded' : 'failed',
  });
  const settled = await stripe.paymentIntents.retrieve(waiting.id);
  expect(settled).toMatchObject({ status, next_action: null });
  expect(settled.last_payment_error?.code).toBe(code);
  await answerBank(waiting, 'complete');
  expect((await stripe.paymentIntents.retrieve(waiting.id)).status).toBe(status);
});

test('a bank that would ask refuses when nobody is there', async () => {
  expect(await errorOf(pay('pm_card_authenticationRequired', { off_session: true }))).toMatchObject({
    code: 'authentication_required',
  });
});

test('a bank that asks until the card is set up asks on-session always, off-session not again', async () => {
  const { id: customer } = await stripe.customers.create({});
  const { id: card } = await stripe.paymentMethods.attach('pm_card_authenticationRequiredOnSetup', {
    customer,
  });
  const payOffSession = () => pay(card, { customer, off_session: true });
  expect(await errorOf(payOffSession())).toMatchObject({ code: 'authentication_required' });
  const payHere = () =>
    pay(card, { customer, setup_future_usage: 'off_session', return_url: 'http://shop/done' });
  const waiting = await payHere();
  expect(waiting.status).toBe('requires_action');
  await answerBank(waiting, 'complete');
  expect((await payHere()).status).toBe('requires_action');
  const paid = await payOffSession();
  expect(paid.status).toBe('succeeded');
  expect(await stripe.charges.retrieve(String(paid.latest_charge))).toMatchObject({
    payment_method_details: { card: { three_d_secure: null } },
  });
});

test('a card that is set up already is asked for on-session and pays off-session', async () => {
  const card = 'pm_card_authenticationRequiredSetupForOffSession';
  expect((await pay(card, { return_url: 'http://shop/done' })).status).toBe('requires_action');
  expect((await pay(card, { off_session: true })).status).toBe('succeeded');
});

test.each([
  [{ amount: 0 }, 'parameter_invalid_integer', 'amount'],
  [{ amount: 49 }, 'amount_too_small', 'amount'],
  [{ amount: 100_000_000 }, 'amount_too_large', 'amount'],
  [{ amount: 1_255, currency: 'kwd' }, 'parameter_invalid_integer', 'amount'],
  [{ currency: 'xyz' }, undefined, 'currency'],
  [{ customer: 'cus_none' }, 'resource_missing', 'customer'],
  [{ shopping: 'x' }, 'parameter_unknown', 'shopping'],
])('a payment with %o is refused', async (change, code, param) => {
  const params = { amount: 1_000, currency: 'usd', ...change };
  expect(await errorOf(stripe.paymentIntents.create(params))).toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code,
    param,
  });
});

test('what succeeded is neither cancelled nor paid again; what is open is cancelled once', async () => {
  const paid = await pay('pm_card_visa');
  for (const attempt of [
    stripe.paymentIntents.cancel(paid.id),
    stripe.paymentIntents.confirm(paid.id, { return_url: 'http://x/' }),
  ])
    expect(await errorOf(attempt)).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: paid.id, status: 'succeeded' },
    });
  const open = await stripe.paymentIntents.create({ amount: 900, currency: 'jpy' });
  expect(await stripe.paymentIntents.update(open.id, { amount: 950, metadata: { a: 'b' } })).toMatchObject({
    amount: 950,
    metadata: { a: 'b' },
  });
  const cancelled = await stripe.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' });
  expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  expect(await errorOf(stripe.paymentIntents.cancel(open.id))).toMatchObject({ statusCode: 400 });
});

test('refunds add up to the charge and never beyond it', async () => {
  const paid = await pay('pm_card_visa');
  const refund = (amount?: number) =>
    stripe.refunds.create({ payment_intent: paid.id, ...(amount && { amount }) });
  expect(await refund(1_000)).toMatchObject({ status: 'succeeded', amount: 1_000, payment_intent: paid.id });
  expect(await errorOf(refund(3_251))).toMatchObject({ param: 'amount', type: 'StripeInvalidRequestError' });
  expect(await refund()).toMatchObject({ amount: 3_250 });
  expect(await errorOf(refund())).toMatchObject({ code: 'charge_already_refunded' });
  const charge = await stripe.charges.retrieve(String(paid.latest_charge));
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 4_250 });
  expect((await stripe.refunds.list({ payment_intent: paid.id })).data.map(({ amount }) => amount)).toEqual([
    3_250, 1_000,
  ]);
});

test('two full refunds at the same moment give the money back once', async () => {
  const paid = await pay('pm_card_visa');
  const answers = await Promise.all(
    [1, 2].map(() => errorOf(stripe.refunds.create({ payment_intent: paid.id }))),
  );
  expect(answers.filter((error) => error === null)).toHaveLength(1);
});

test('nothing is refunded of a payment that was not taken, or that the bank took back', async () => {
  const open = await stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
  expect(await errorOf(stripe.refunds.create({ payment_intent: open.id }))).toMatchObject({
    statusCode: 400,
  });
  const disputed = await pay('pm_card_createDispute');
  expect(await errorOf(stripe.refunds.create({ payment_intent: disputed.id }))).toMatchObject({
    code: 'charge_disputed',
  });
  expect((await stripe.disputes.list({ payment_intent: disputed.id })).data).toMatchObject([
    { reason: 'fraudulent', status: 'needs_response', amount: 4_250 },
  ]);
});

test('a dispute that is closed is lost', async () => {
  const { id: payment_intent } = await pay('pm_card_createDispute');
  const [dispute] = (await stripe.disputes.list({ payment_intent })).data;
  expect(await stripe.disputes.close(dispute?.id ?? '')).toMatchObject({ status: 'lost' });
  expect(await errorOf(stripe.disputes.close(dispute?.id ?? ''))).toMatchObject({ statusCode: 400 });
});

test('a refund the bank refuses later is told as failed', async () => {
  const paid = await pay('pm_card_refundFail');
  const refund = await stripe.refunds.create({ payment_intent: paid.id });
  await own.control('POST', `hurry/${refund.id}`);
  expect(await stripe.refunds.retrieve(refund.id, { expand: ['charge'] })).toMatchObject({
    status: 'failed',
    charge: { amount_refunded: 0, refunded: false },
  });
});
