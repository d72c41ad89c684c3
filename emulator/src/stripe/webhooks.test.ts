import type Stripe from 'stripe';
import {
  forgedSignature,
  ownStripe,
  receiveWebhooks,
  removeFolders,
  SECRET,
  typesOf,
  type OwnStripe,
  type Receiver,
} from './testing/own-stripe';

let receiver: Receiver;
let own: OwnStripe;
let stripe: Stripe;

beforeEach(async () => {
  receiver = await receiveWebhooks();
  own = await ownStripe(receiver);
  stripe = own.client();
});
afterEach(async () => {
  await own.server.close();
  await receiver.close();
});
afterAll(removeFolders);

const open = () => stripe.paymentIntents.create({ amount: 1_000, currency: 'usd' });
const pay = (payment_method = 'pm_card_visa') =>
  stripe.paymentIntents.create({
    amount: 1_000,
    currency: 'usd',
    payment_method,
    confirm: true,
    return_url: 'http://shop/',
  });
const faults = (webhooks: object) => own.control('PUT', 'faults', { webhooks });
const count = (number: number) => () => receiver.received.length >= number;

test('a payment is told in signed events that only the secret verifies', async () => {
  const paid = await pay();
  await receiver.until(count(3));
  expect(typesOf(receiver.received).sort()).toEqual([
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  for (const { payload, signature, event } of receiver.received) {
    expect(stripe.webhooks.constructEvent(payload, signature, SECRET).id).toBe(event.id);
    expect(() => stripe.webhooks.constructEvent(payload, signature, 'whsec_other')).toThrow();
    expect(() =>
      stripe.webhooks.constructEvent(payload, forgedSignature(payload, event.created), SECRET),
    ).toThrow();
  }
  const listed = await stripe.events.list({ types: ['payment_intent.succeeded'] });
  expect(listed.data).toMatchObject([
    { api_version: stripe.getApiField('version'), data: { object: { id: paid.id } } },
  ]);
  expect(await stripe.events.retrieve(listed.data[0]?.id ?? '')).toMatchObject({
    type: 'payment_intent.succeeded',
  });
});

test('a disputed payment tells of the dispute, a declined one of the failure', async () => {
  await pay('pm_card_createDispute');
  await pay('pm_card_visa_chargeDeclined').catch(() => null);
  await receiver.until(count(7));
  expect(typesOf(receiver.received)).toEqual(
    expect.arrayContaining(['charge.dispute.created', 'charge.failed', 'payment_intent.payment_failed']),
  );
});

test('an address that fails is told again until it answers', async () => {
  let failures = 0;
  receiver.answer = () => (failures++ < 1 ? 500 : 204);
  await open();
  await receiver.until(count(2));
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
  expect(receiver.received[1]?.signature).not.toBe('');
});

test('on demand an event arrives several times at once', async () => {
  await faults({ copies: 5 });
  await open();
  await receiver.until(count(5));
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
});

test('on demand events wait and arrive in the other order', async () => {
  await faults({ hold: true });
  const paid = await pay();
  await stripe.refunds.create({ payment_intent: paid.id });
  await own.control('POST', 'release', { order: 'newest-first' });
  await receiver.until(count(5));
  expect(typesOf(receiver.received)).toEqual([
    'charge.refunded',
    'refund.created',
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.created',
  ]);
});

test('on demand an event is lost, yet listed, and can be sent after all', async () => {
  await faults({ lose: 1 });
  const intent = await open();
  await faults({ lose: 0 });
  const [event] = (await stripe.events.list()).data;
  expect(event).toMatchObject({ type: 'payment_intent.created', data: { object: { id: intent.id } } });
  expect(receiver.received).toEqual([]);
  await own.control('POST', `events/${event?.id}/resend`);
  await receiver.until(count(1));
});

test('on demand an event is late', async () => {
  await faults({ delayMs: 150 });
  const before = Date.now();
  await open();
  await receiver.until(count(1));
  expect(Date.now() - before).toBeGreaterThanOrEqual(150);
});

test('what goes wrong may go wrong for one account alone', async () => {
  await own.control('PUT', 'faults/other', { webhooks: { hold: true }, api: { fail: 1 } });
  await open();
  await receiver.until(count(1));
  const other = own.client('sk_test_other');
  await expect(other.customers.create({ name: 'Layla' })).rejects.toMatchObject({ statusCode: 500 });
  const { id } = await other.customers.create({ name: 'Layla' });
  await own.control('PUT', 'faults/other', { api: { fail: -1, reads: true } });
  await expect(other.customers.retrieve(id)).rejects.toMatchObject({ statusCode: 500 });
  await faults({ hold: true });
  await open();
  expect(await (await own.control('POST', 'release/other')).json()).toEqual({ deliveries: 0 });
  expect(await (await own.control('POST', 'release/shop')).json()).toEqual({ deliveries: 1 });
  await receiver.until(count(2));
});

test('an endpoint made through the API gets its own secret, the events it asked for, and none of another account', async () => {
  const other = own.client('sk_test_second');
  const second = await receiveWebhooks();
  const endpoint = await other.webhookEndpoints.create({
    url: second.url,
    enabled_events: ['payment_intent.created'],
  });
  await open();
  await other.customers.create({ name: 'Not asked for' });
  await other.paymentIntents.create({ amount: 2_000, currency: 'usd' });
  await second.until((received) => received.length >= 1);
  const [told] = second.received;
  expect(told?.event.data.object).toMatchObject({ amount: 2_000 });
  expect(() => stripe.webhooks.constructEvent(told?.payload ?? '', told?.signature ?? '', SECRET)).toThrow();
  stripe.webhooks.constructEvent(told?.payload ?? '', told?.signature ?? '', endpoint.secret ?? '');
  expect((await other.webhookEndpoints.retrieve(endpoint.id)).secret).toBeUndefined();
  await second.close();
});

test('what was not delivered when it stopped is delivered after the next start', async () => {
  receiver.answer = () => 503;
  await open();
  await receiver.until(count(1));
  await own.server.close();
  receiver.answer = () => 200;
  own = await ownStripe(receiver, own.dataDir);
  await receiver.until(count(2));
  expect(receiver.received[1]?.event.id).toBe(receiver.received[0]?.event.id);
});
