import { collections } from '@/lib/domain/collections';
import { parseDelivery, type WebhookDelivery } from '@/lib/domain/webhooks/webhook-delivery';
import { parseEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';
import { WEBHOOK_EVENTS } from '@/lib/domain/webhooks/webhook-event';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { runSchedule } from '@/tests/fixtures/money/card-orders';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { isSignedWith, Receiver, type Received } from '@/tests/fixtures/webhooks/receiver';

const shop = new LocalShop('webhooks');
const other = new LocalShop('webhooks-other');
const receiver = new Receiver();
let owner: Client;
let guest: Client;
let secret: string;

const endpoint = { storeId: shop.id, endpointId: 'books' };

beforeAll(async () => {
  await receiver.open();
  await shop.open({ products: [aProduct({ variants: [aVariant({ stock: 50 })] })] });
  await other.open();
  [owner, guest] = await Promise.all([shop.staff(), shop.guest()]);
  const saved = await owner.call('saveWebhook', {
    ...{ ...endpoint, url: receiver.url, events: WEBHOOK_EVENTS, isOn: true },
  });
  secret = saved.ok ? (saved.value.secret ?? '') : '';
});
afterAll(async () => {
  await Promise.all([shop.close(), other.close()]);
  await receiver.close();
});

const ofType = (type: string) => (one: Received) => one.event.type === type;
const ofOrder =
  (id: string) =>
  ({ event }: Received) =>
    (event.data as { order?: { id: string } }).order?.id === id;

/** The delivery of this event, as soon as it is as wanted. */
function deliveryUntil(eventId: string, wanted: (one: WebhookDelivery) => boolean): Promise<WebhookDelivery> {
  const ref = shop.db.doc(collections.webhookDelivery(shop.store, `${eventId}_books`));
  return new Promise((resolve, reject) => {
    const stop = ref.onSnapshot((doc) => {
      const delivery = parseDelivery(doc.id, doc.data());
      if (!wanted(delivery)) return;
      stop();
      resolve(delivery);
    }, reject);
  });
}

test('an order arrives once, signed, in its public shape, and its way stands in the log', async () => {
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const order = await shop.placed(guest);
  const [placed] = await receiver.until(1, ofOrder(order.id));
  if (!placed) throw new Error('Nothing came.');
  expect(isSignedWith(secret, placed)).toBe(true);
  expect(placed.headers['webhook-id']).toBe(placed.event.id);
  expect(placed.event).toMatchObject({
    ...{ type: 'order.placed', version: '2026-11', store: shop.id },
    data: {
      order: {
        ...{ id: order.id, number: order.number, total: order.total, currency: 'USD', status: 'placed' },
        lines: [{ productId: 'board', quantity: 1, unitPrice: 2500 }],
        shippingAddress: { city: 'Amman' },
      },
    },
  });
  expect(JSON.stringify(placed.event)).not.toMatch(/"uid"|requestId|customerId/);
  const delivery = await deliveryUntil(placed.event.id, ({ state }) => state === 'sent');
  expect(delivery).toMatchObject({ attempts: 1, status: 200, answer: 'noted', dueAt: null });
  expect(delivery.body).toBe(placed.body);
});

test('what happens to an order later arrives too, each once', async () => {
  const order = await shop.placed(guest);
  const own = { storeId: shop.id, orderId: order.id };
  await owner.call('updateOrderStatus', { ...own, from: 'placed', to: 'confirmed' });
  const lines = [{ line: 0, quantity: 1 }];
  await owner.call('shipParcel', { ...own, key: 'p1', lines, carrier: 'Aramex', trackingNumber: '42' });
  await owner.call('moveParcel', { ...own, parcelId: 'p1', from: 'shipped', to: 'delivered' });
  const cancelled = await shop.placed(guest);
  await guest.call('cancelOrder', { storeId: shop.id, orderId: cancelled.id });
  await receiver.until(2, ofOrder(cancelled.id));
  const told = await receiver.until(3, ofOrder(order.id));
  expect(told.map(({ event }) => event.type).sort()).toEqual(['order.paid', 'order.placed', 'order.shipped']);
  expect(told.find(ofType('order.shipped'))?.event.data).toMatchObject({
    order: { parcels: [{ carrier: 'Aramex', trackingNumber: '42' }] },
  });
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(receiver.received.length);
});

test('products and low stock are told, products with the next run of the schedule', async () => {
  await owner.call('adjustStock', {
    ...{ storeId: shop.id, productId: 'board', key: 'k1' },
    variants: [{ variantId: 'board-red', stock: 4, seenStock: (await shop.product()).stock }],
  });
  await runSchedule('sendLeftOutbox');
  const [changed] = await receiver.until(1, ofType('product.changed'));
  expect(changed?.event.data).toMatchObject({
    product: { id: 'board', currency: 'USD', variants: [{ stock: 4 }] },
  });
  await shop.placed(guest);
  const [low] = await receiver.until(1, ofType('stock.low'));
  expect(low?.event.data).toMatchObject({ product: { id: 'board' }, lowStockAt: 3 });
});

test('what failed waits with its answer, and is sent again by its owner with the same id and body', async () => {
  receiver.answer('test', 500);
  const tested = await owner.call('testWebhook', endpoint);
  const deliveryId = tested.ok ? tested.value.deliveryId : '';
  const eventId = deliveryId.replace('_books', '');
  const failed = await deliveryUntil(eventId, ({ lastAt }) => lastAt !== null);
  expect(failed).toMatchObject({ state: 'waiting', attempts: 1, status: 500, problem: 'status' });
  expect(await owner.call('replayWebhooks', { ...endpoint, deliveryId })).toEqual({
    ok: true,
    value: { count: 1, more: false },
  });
  const [first, second] = await receiver.until(2, ({ event }) => event.id === eventId);
  expect(second?.body).toBe(first?.body);
  await deliveryUntil(eventId, ({ state }) => state === 'sent');
  const stored = await shop.db.doc(collections.webhookEndpoint(shop.store, 'books')).get();
  expect(parseEndpoint(stored.id, stored.data()).failingSince).toBeNull();
});

test('after a rotation both secrets sign, and no secret is stored', async () => {
  const rotated = await owner.call('rotateWebhookSecret', { ...endpoint, seen: 1 });
  const fresh = rotated.ok ? rotated.value.secret : '';
  expect(fresh).not.toBe(secret);
  expect(await owner.call('rotateWebhookSecret', { ...endpoint, seen: 1 })).toMatchObject({
    error: { code: 'edited-meanwhile' },
  });
  const before = receiver.received.filter(ofType('test')).length;
  await owner.call('testWebhook', endpoint);
  const last = (await receiver.until(before + 1, ofType('test'))).at(-1);
  expect([secret, fresh].map((one) => last && isSignedWith(one, last))).toEqual([true, true]);
  const stored = await shop.db.doc(collections.webhookEndpoint(shop.store, 'books')).get();
  expect(JSON.stringify(stored.data())).not.toContain('whsec');
});

test('only the owner of this store says where its events go, and to public addresses alone', async () => {
  const staff = await shop.member('helper', { [shop.id]: 'staff' });
  const stranger = await other.staff();
  for (const person of [staff, stranger, guest]) {
    expect(await person.call('testWebhook', endpoint)).toMatchObject({ error: { code: 'not-allowed' } });
    const saved = await person.call('saveWebhook', {
      ...{ ...endpoint, url: 'https://example.com/', events: ['order.placed'], isOn: true },
    });
    expect(saved).toMatchObject({ error: { code: 'not-allowed' } });
  }
  for (const url of [
    'https://10.0.0.1/',
    'http://example.com/',
    'https://a:b@example.com/',
    'https://[fd00::1]/',
  ])
    expect(
      await owner.call('saveWebhook', { ...endpoint, url, events: ['order.placed'], isOn: true }),
    ).toMatchObject({ error: { fields: { url: 'field.webhookUrl.invalid' } } });
  const foreign = await stranger.call('replayWebhooks', {
    ...{ storeId: other.id, endpointId: 'books', since: 0 },
  });
  expect(foreign).toMatchObject({ error: { code: 'webhook-not-found' } });
});

test('a store has five endpoints; one that is off or removed gets nothing', async () => {
  const another = (endpointId: string, isOn = false) =>
    owner.call('saveWebhook', {
      ...{ storeId: shop.id, endpointId, url: receiver.url, events: ['order.placed'], isOn },
    });
  for (const id of ['b', 'c', 'd', 'e']) await another(id);
  expect(await another('f')).toMatchObject({ error: { fields: { url: 'field.webhookUrl.many' } } });
  expect(await owner.call('testWebhook', { ...endpoint, endpointId: 'b' })).toMatchObject({
    error: { code: 'webhook-off' },
  });
  await owner.call('deleteWebhook', endpoint);
  const order = await shop.placed(guest);
  await shop.counted();
  const queued = await shop.db.collection(collections.webhookDeliveries(shop.store)).get();
  expect(queued.docs.filter((doc) => String(doc.get('body')).includes(order.id))).toEqual([]);
});
