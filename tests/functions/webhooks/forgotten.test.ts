import { collections } from '@/lib/domain/collections';
import { unchanged } from '@/lib/domain/orders/edits/edit-order';
import { WEBHOOK_EVENTS } from '@/lib/domain/webhooks/webhook-event';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { Receiver, type Received } from '@/tests/fixtures/webhooks/receiver';

const shop = new LocalShop('webhooks-forgotten');
const receiver = new Receiver();
let owner: Client;

beforeAll(async () => {
  await receiver.open();
  await shop.open({
    products: [
      aProduct({ variants: [aVariant({ stock: 50 })] }),
      aProduct({ id: 'gone', slug: 'gone', variants: [aVariant({ stock: 0 })] }),
    ],
    setting: { checkout: { marketing: true } },
  });
  owner = await shop.staff();
  const endpoint = { storeId: shop.id, endpointId: 'books', url: receiver.url };
  await owner.call('saveWebhook', { ...endpoint, events: WEBHOOK_EVENTS, isOn: true });
});
afterAll(async () => {
  await shop.close();
  await receiver.close();
});

const kept = async () => {
  const { docs } = await shop.db.collection(collections.webhookDeliveries(shop.store)).get();
  return docs.map((doc) => String(doc.get('body')));
};

test('what webhooks keep of a forgotten customer, and of a deleted account, is deleted; others’ stays', async () => {
  const [layla, omar, sami] = await Promise.all([
    shop.member('layla'),
    shop.member('omar'),
    shop.member('sami'),
  ]);
  for (const who of [layla, omar, sami]) {
    await shop.placed(who, { address: anAddress({ fullName: `Whose ${who.uid}` }) });
    await who.call('saveMarketingConsent', { storeId: shop.id, given: true });
  }
  await shop.counted();
  const of = (bodies: readonly string[], { uid }: Client) =>
    bodies.filter((body) => body.includes(`Whose ${uid}`)).length;
  const before = await kept();
  expect([layla, omar, sami].map((who) => of(before, who))).toEqual([1, 1, 1]);
  const customerId = customerKey('layla@webhooks-forgotten.test');
  expect(await owner.call('forgetCustomer', { storeId: shop.id, customerId })).toMatchObject({ ok: true });
  expect(await omar.call('deleteMyAccount', { storeId: shop.id })).toMatchObject({ ok: true });
  const after = await kept();
  expect([layla, omar, sami].map((who) => of(after, who))).toEqual([0, 0, 1]);
  const names = (bodies: readonly string[], name: string) =>
    bodies.some((body) => body.includes(`${name}@${shop.id}.test`));
  expect(['layla', 'omar', 'sami'].map((name) => names(before, name))).toEqual([true, true, true]);
  // Of Layla stays what takes her off a provider's list, for as long as that may take.
  const farewells = after.filter((body) => names([body], 'layla'));
  expect(farewells.map((body) => JSON.parse(body) as object)).toMatchObject([
    { type: 'newsletter.unsubscribed', data: { subscriber: { email: `layla@${shop.id}.test` } } },
  ]);
  const { docs } = await shop.db.collection(collections.webhookDeliveries(shop.store)).get();
  const [farewell] = docs.filter((doc) => farewells.includes(String(doc.get('body'))));
  const lives = farewell?.get('expireAt').toMillis() - farewell?.get('createdAt').toMillis();
  expect(lives).toBe(48 * 60 * 60 * 1000);
  await receiver.until(1, ({ event }) => event.type === 'newsletter.unsubscribed');
  expect(['omar', 'sami'].map((name) => names(after, name))).toEqual([false, true]);
});

test('who is forgotten, or deletes their account, no longer waits for a board nor for the newsletter', async () => {
  const [rana, zaid] = await Promise.all([shop.member('rana'), shop.member('zaid')]);
  const emailOf = (name: string) => `${name}@${shop.id}.test`;
  await shop.placed(rana, { address: anAddress({ email: emailOf('rana') }) });
  await shop.counted();
  for (const name of ['rana', 'zaid', 'other']) {
    const asking = { storeId: shop.id, email: emailOf(name), locale: 'en' as const };
    const wait = { ...asking, productId: 'gone', variantId: aVariant().id };
    expect(await shop.visitor().call('waitForStock', wait)).toMatchObject({ ok: true });
    expect(await shop.visitor().call('askForNewsletter', { ...asking, page: '/' })).toMatchObject({
      ok: true,
    });
  }
  const customerId = customerKey(emailOf('rana'));
  expect(await owner.call('forgetCustomer', { storeId: shop.id, customerId })).toMatchObject({ ok: true });
  expect(await zaid.call('deleteMyAccount', { storeId: shop.id })).toMatchObject({ ok: true });
  const { docs } = await shop.db.collection(collections.stockWaits(shop.store)).get();
  expect(docs.map((doc) => String(doc.get('email')))).toEqual([emailOf('other')]);
  const asked = ['rana', 'zaid', 'other'].map((name) =>
    shop.db.doc(collections.newsRequest(shop.store, customerKey(emailOf(name)))),
  );
  expect((await shop.db.getAll(...asked)).map(({ exists }) => exists)).toEqual([false, false, true]);
  const waiting = await shop.db.doc(collections.waiting(shop.store, 'gone')).get();
  expect(waiting.get(`variants.${aVariant().id}`)).toBe(1);
});

test('an edit and a refund are told with the order as it is then', async () => {
  const guest = await shop.guest();
  const order = await shop.placed(guest, { lines: [aRequestedLine({ quantity: 3 })] });
  const named = { storeId: shop.id, orderId: order.id };
  const { byHand, ...edit } = { ...unchanged(order), kept: [{ line: 0, quantity: 2 }] };
  const request = { ...named, version: 0, key: 'e1', ...edit, discount: byHand.discount, reason: '' };
  const quoted = await owner.call('editOrder', request);
  if (!quoted.ok) throw new Error(quoted.error.code);
  await owner.call('editOrder', { ...request, seenTotal: quoted.value.after.total });
  const ofOrder = (type: string) => (one: Received) =>
    one.event.type === type && (one.event.data as { order?: { id: string } }).order?.id === order.id;
  const [edited] = await receiver.until(1, ofOrder('order.edited'));
  expect(edited?.event.data).toMatchObject({ order: { lines: [{ quantity: 2 }], refunds: [] } });
  await owner.call('updateOrderStatus', { ...named, from: 'placed', to: 'confirmed' });
  await owner.call('updateOrderStatus', { ...named, from: 'confirmed', to: 'shipped' });
  await owner.call('updateOrderStatus', { ...named, from: 'shipped', to: 'delivered' });
  const refund = { ...named, key: 'r1', amount: 700, lines: [], reason: 'A dent', restock: false };
  expect(await owner.call('refundOrder', refund)).toMatchObject({ ok: true });
  const [refunded] = await receiver.until(1, ofOrder('order.refunded'));
  expect(refunded?.event.data).toMatchObject({
    order: { paymentStatus: 'partially_refunded', refunds: [{ id: 'r1', amount: 700, state: 'done' }] },
  });
  expect(JSON.stringify(refunded?.event)).not.toContain('A dent');
});
