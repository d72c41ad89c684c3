import { createConfirmationTokens } from '@/functions/src/adapters/tokens/confirmation-token';
import { createDesignChangeTokens } from '@/functions/src/adapters/tokens/design-change-token';
import { createTrackingTokens } from '@/functions/src/adapters/tokens/tracking-token';
import { deliverMessage } from '@/functions/src/handlers/outbox/deliver-message';
import { collections } from '@/lib/domain/collections';
import { parseMessage, type MessageState, type ShopperMessage } from '@/lib/domain/messages/shopper-message';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { mailsTo } from '@/tests/fixtures/messages/local-mailbox';
import { withinOneHour } from '@/tests/fixtures/firebase/one-hour';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress } from '@/tests/fixtures/shop/orders';

const byHand = new LocalShop('messages-by-hand');
const whatsapp = new LocalShop('messages-whatsapp');
const sms = new LocalShop('messages-sms');
const keyless = new LocalShop('messages-keyless');
const shops = [byHand, whatsapp, sms, keyless];
const owners = new Map<LocalShop, Client>();

beforeAll(async () => {
  for (const shop of shops) {
    const product = aProduct({ variants: [aVariant({ stock: 50 })] });
    await shop.open({ products: [product], setting: { country: 'SA' } });
    owners.set(shop, await shop.staff());
    await shop.db
      .doc(collections.notificationSetting(shop.store))
      .set({ messages: shop === byHand ? 'by-hand' : 'automatic' });
  }
});
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

const ownerOf = (shop: LocalShop): Client => {
  const owner = owners.get(shop);
  if (!owner) throw new Error('The store has no owner yet.');
  return owner;
};

async function placedIn(shop: LocalShop, mobileNumber: string, locale: 'en' | 'ar' = 'ar'): Promise<Order> {
  return shop.placed(await shop.guest(), { address: anAddress({ mobileNumber }), locale });
}

const move = (shop: LocalShop, { id }: Order, from: OrderStatus, to: OrderStatus) =>
  ownerOf(shop).call('updateOrderStatus', { storeId: shop.id, orderId: id, from, to });

/** The order's messages by what they tell, as soon as none is the provider's to send. */
function messagesOf(shop: LocalShop, { id }: Order): Promise<ShopperMessage[]> {
  const query = shop.db.collection(collections.messages(shop.store)).where('orderId', '==', id);
  return new Promise((resolve, reject) => {
    const stop = query.onSnapshot(({ docs }) => {
      const messages = docs.map((doc) => parseMessage(doc.id, doc.data()));
      if (messages.length === 0 || messages.some(({ state }) => state === 'queued')) return;
      stop();
      resolve([...messages].sort((one, other) => one.createdAt - other.createdAt));
    }, reject);
  });
}

const statesOf = async (shop: LocalShop, order: Order) =>
  (await messagesOf(shop, order)).map(({ notice, state, problem }) => [notice, state, problem]);

test("each notice waits for the owner's phone, in the order's language, with a link to the order", async () => {
  const order = await placedIn(byHand, '٠٥٠ ١٢٣ ٤٥٦٧');
  await move(byHand, order, 'placed', 'confirmed');
  const messages = await messagesOf(byHand, order);
  expect(messages.map(({ notice, state }) => [notice, state])).toEqual([
    ['order-placed', 'waiting'],
    ['order-confirmed', 'waiting'],
  ]);
  const owner = ownerOf(byHand);
  const answer = await owner.call('renderMessages', {
    storeId: byHand.id,
    messageIds: messages.map(({ id }) => id),
  });
  const [first] = answer.ok ? answer.value.messages : [];
  expect(first).toMatchObject({ name: 'Layla Haddad', phone: '+966501234567', locale: 'ar' });
  const link = new URL(first?.link ?? '');
  expect(link.origin + link.pathname).toBe('https://wa.me/966501234567');
  const text = link.searchParams.get('text') ?? '';
  expect(text).toBe(first?.text);
  expect(text).toContain(order.number);
  expect(text).toMatch(/استلم متجر[\s\S]*\n\S+\/ar\/track\/\S+$/);
  const stored = await byHand.db.doc(collections.message(byHand.store, messages[0]?.id ?? '')).get();
  expect(JSON.stringify(stored.data())).not.toMatch(/track|966|Layla/);
});

test('a message is marked once, and the mark can be taken back', async () => {
  const order = await placedIn(byHand, '0501234567');
  const [message] = await messagesOf(byHand, order);
  const mark = (to: 'sent' | 'skipped' | 'waiting') =>
    ownerOf(byHand).call('markMessage', { storeId: byHand.id, messageId: message?.id ?? '', to });
  const answers = await Promise.all([mark('sent'), mark('sent'), mark('skipped')]);
  expect(answers.filter(({ ok }) => !ok).length).toBeLessThanOrEqual(2);
  const [marked] = await messagesOf(byHand, order);
  expect(['sent', 'skipped']).toContain(marked?.state);
  expect(marked).toMatchObject({ by: ownerOf(byHand).uid, doneAt: expect.any(Number) });
  expect(await mark('waiting')).toEqual({ ok: true, value: { state: 'waiting' satisfies MessageState } });
  expect(await messagesOf(byHand, order)).toMatchObject([{ state: 'waiting', by: '', doneAt: null }]);
});

test('WhatsApp gets each notice once, as a template', async () => {
  const order = await placedIn(whatsapp, '+966 50 200 0001');
  await move(whatsapp, order, 'placed', 'confirmed');
  expect(await messagesOf(whatsapp, order)).toMatchObject([
    { notice: 'order-placed', state: 'sent', channel: 'whatsapp' },
    { notice: 'order-confirmed', state: 'sent', channel: 'whatsapp' },
  ]);
  const received = await mailsTo('+966502000001');
  expect(received.map(({ subject, copies }) => [subject, copies]).sort()).toEqual([
    ['order_confirmed (ar)', 1],
    ['order_placed (ar)', 1],
  ]);
  const placed = received.find(({ subject }) => subject.startsWith('order_placed'));
  expect(placed?.text).toMatch(/^\{\{1\}\} .+\n\{\{2\}\} B-.+\n\{\{3\}\} .+\n\{\{4\}\} http.+\/ar\/track\//);
  const done = await ownerOf(whatsapp).call('markMessage', {
    ...{ storeId: whatsapp.id, messageId: (await messagesOf(whatsapp, order))[0]?.id ?? '', to: 'waiting' },
  });
  expect(done).toMatchObject({ error: { code: 'edited-meanwhile' } });
});

test('the SMS provider gets the text', async () => {
  const order = await placedIn(sms, '+966 50 200 0002', 'en');
  expect(await statesOf(sms, order)).toEqual([['order-placed', 'sent', null]]);
  const [received] = await mailsTo('+966502000002');
  expect(received?.text).toMatch(/Test Boards[\s\S]*\/track\//);
});

test('what no provider can send is left to a phone, with why', async () => {
  const wrong = await placedIn(whatsapp, '5551234');
  expect(await statesOf(whatsapp, wrong)).toEqual([['order-placed', 'failed', 'number']]);
  const unreachable = await placedIn(whatsapp, '+966 50 123 0000');
  expect(await statesOf(whatsapp, unreachable)).toEqual([['order-placed', 'failed', 'refused']]);
  const without = await placedIn(keyless, '+966 50 200 0003');
  expect(await statesOf(keyless, without)).toEqual([['order-placed', 'waiting', null]]);
});

test('one number gets ten messages an hour of its provider, however many orders name it', async () => {
  await withinOneHour();
  const orders: Order[] = [];
  for (let count = 0; count < 12; count += 1) orders.push(await placedIn(whatsapp, '+966 50 200 0004'));
  const states = (await Promise.all(orders.map((order) => statesOf(whatsapp, order)))).flat();
  const limited = states.filter(([, , problem]) => problem === 'limit');
  expect(limited.length).toBeGreaterThan(0);
  expect((await mailsTo('+966502000004')).length).toBe(12 - limited.length);
}, 120_000);

test('retries of a message count once against the hourly limit of its number', async () => {
  const order = await placedIn(whatsapp, '+966 50 200 0005');
  const [message] = await messagesOf(whatsapp, order);
  const id = message?.id ?? '';
  const ref = whatsapp.db.doc(collections.message(whatsapp.store, id));
  await ref.update({ state: 'queued' });
  const consumed: string[] = [];
  const deps = {
    ...{ db: whatsapp.db, now: Date.now, siteUrl: () => 'http://localhost:3000' },
    tracking: createTrackingTokens(() => 'secret', Date.now),
    confirmations: createConfirmationTokens(() => 'secret', Date.now),
    designChanges: createDesignChangeTokens(() => 'secret', Date.now),
    consumeRateLimit: async (name: string) => {
      consumed.push(name);
      return { retryAfter: 0, excess: 0 };
    },
    senderFor: async () => ({
      channel: 'whatsapp' as const,
      send: () => Promise.reject(new Error('connect ECONNREFUSED')),
    }),
  };
  for (const attempts of [0, 1, 2]) {
    const content = { path: 'outbox/m', data: { messageId: id, state: 'waiting', attempts } };
    await expect(deliverMessage(deps, whatsapp.store, content)).rejects.toThrow('ECONNREFUSED');
  }
  expect(consumed).toEqual(['messageTo']);
});

test('a store that switched messages off writes none', async () => {
  const order = await placedIn(byHand, '0501234567');
  await messagesOf(byHand, order);
  await byHand.db.doc(collections.notificationSetting(byHand.store)).set({ messages: 'off' });
  await move(byHand, order, 'placed', 'confirmed');
  expect(await messagesOf(byHand, order)).toHaveLength(1);
});
