import { randomUUID } from 'node:crypto';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { unchanged } from '@/lib/domain/orders/edits/edit-order';
import type { OrderChanges } from '@/lib/domain/orders/edits/requote-order';
import type { Order } from '@/lib/domain/orders/order';
import { goodsOut } from '@/lib/domain/payments/refund-order';
import { prepaidOf } from '@/lib/domain/prepaid/order-prepaid';
import { parsePrepaid } from '@/lib/domain/prepaid/parse-prepaid';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { randomBelow } from '@/tests/fixtures/random';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';

const STOCK = 400;
const shop = new LocalShop('order-edits');
let guest: Client;
let stranger: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open();
  await Promise.all(
    ['board', 'other'].map((id) => shop.put(aProduct({ id, variants: [aVariant({ stock: STOCK })] }))),
  );
  [guest, stranger, owner] = await Promise.all([shop.guest(), shop.guest(), shop.staff()]);
  await shop.db
    .doc(collections.notificationSetting(shop.store))
    .set({ messages: 'by-hand' }, { merge: true });
});
afterAll(() => shop.close());

const placed = (request: Parameters<LocalShop['placed']>[1] = {}, buyer = guest) =>
  shop.placed(buyer, {
    lines: [aRequestedLine({ quantity: 3 }), aRequestedLine({ productId: 'other', quantity: 2 })],
    address: anAddress({ email: `${randomUUID()}@example.com` }),
    ...request,
  });

type Request = Callables['editOrder']['request'];

function requestOf(order: Order, changes: Partial<OrderChanges>): Request {
  const { byHand, ...edit } = { ...unchanged(order), ...changes };
  return {
    ...{ storeId: shop.id, orderId: order.id, version: order.edits.length, key: randomUUID(), ...edit },
    ...{ discount: byHand.discount, reason: 'As agreed' },
    ...(byHand.charges !== null && { charges: byHand.charges }),
  };
}

/** Asks what it comes to, and makes it so. */
async function edit(order: Order, changes: Partial<OrderChanges>) {
  const request = requestOf(order, changes);
  const quoted = await owner.call('editOrder', request);
  if (!quoted.ok) return quoted;
  return owner.call('editOrder', { ...request, seenTotal: quoted.value.after.total });
}

const editNotices = async ({ id }: Order) => {
  const messages = shop.db.collection(collections.messages(shop.store)).where('orderId', '==', id);
  const { docs } = await messages.where('notice', '==', 'order-edited').get();
  return docs.length;
};

test('twenty edits of one version at once: one is made, and all others are told', async () => {
  const order = await placed();
  const before = (await shop.product()).stock;
  const requests = Array.from({ length: 20 }, () => requestOf(order, { kept: [{ line: 0, quantity: 4 }] }));
  const [first] = requests;
  const quoted = first && (await owner.call('editOrder', first));
  if (!quoted?.ok) throw new Error('It cannot be edited so.');
  const seenTotal = quoted.value.after.total;
  const answers = await Promise.all(
    requests.map((request) => owner.call('editOrder', { ...request, seenTotal })),
  );
  const told = answers.filter((answer) => !answer.ok && answer.error.code === 'edited-meanwhile');
  expect(told).toHaveLength(19);
  const after = await shop.order(order.id);
  expect(after.edits).toHaveLength(1);
  expect((await shop.product()).stock).toBe(before + 3 - after.totalProducts);
  expect(await editNotices(order)).toBe(1);
  // The one that was made, sent again, is the same.
  const made = requests.find(({ key }) => key === after.edits[0]?.id);
  if (!made) throw new Error('The edit is of no request.');
  expect(await owner.call('editOrder', { ...made, seenTotal: after.total })).toMatchObject({ ok: true });
  expect((await shop.order(order.id)).edits).toHaveLength(1);
  expect(await editNotices(order)).toBe(1);
});

test('an edit whose total is another than was seen is refused, and the shopper hears of what was made', async () => {
  const order = await placed({ locale: 'ar' });
  const request = requestOf(order, { kept: [{ line: 0, quantity: 1 }] });
  expect(await owner.call('editOrder', { ...request, seenTotal: 1 })).toMatchObject({
    error: { code: 'cart-changed' },
  });
  expect((await shop.order(order.id)).edits).toEqual([]);
  const moved = { ...order.address, streetAddress: '3 Cedar Street' };
  expect(await edit(order, { kept: [{ line: 0, quantity: 1 }], address: moved })).toMatchObject({ ok: true });
  const mail = await mailTo(order.address.email, ({ subject }) => subject.includes('عُدّل طلبك'));
  expect(mail.text).toContain('3 Cedar Street');
  expect(mail.text).toContain('As agreed');
});

test('shoppers change what the store lets them, by their account or the signed link', async () => {
  const order = await placed();
  const own = (client: Client, version: number, changes: object) =>
    client.call('changeOwnOrder', {
      ...{ storeId: shop.id, orderId: order.id, version, key: randomUUID() },
      ...changes,
    });
  const address = { ...order.address, streetAddress: '3 Cedar Street' };
  const moved = { address, seenTotal: order.total };
  expect(await own(guest, 0, moved)).toMatchObject({ error: { code: 'edit-refused' } });
  await shop.set({ orderRules: { shopperAddress: true, shopperLines: true } });
  expect(await own(stranger, 0, moved)).toMatchObject({ error: { code: 'order-not-found' } });
  expect(await own(guest, 0, moved)).toMatchObject({ ok: true });
  const link = await guest.call('readOrderLink', { storeId: shop.id, orderId: order.id });
  if (!link.ok) throw new Error(link.error.code);
  const byLink = {
    token: link.value.token,
    address: { ...address, city: 'Irbid', email: 'other@example.com' },
  };
  expect(await own(stranger, 1, { ...byLink, seenTotal: order.total })).toMatchObject({ ok: true });
  const quoted = await own(guest, 2, { cancels: 1 });
  if (!quoted.ok) throw new Error(quoted.error.code);
  expect(await own(guest, 2, { cancels: 1, seenTotal: quoted.value.after.total })).toMatchObject({
    ok: true,
  });
  const after = await shop.order(order.id);
  // Mails go on to whom they went to.
  expect(after.address).toMatchObject({ city: 'Irbid', email: order.address.email });
  expect(after.lines).toMatchObject([{ productId: 'board', quantity: 3 }]);
  expect(after.edits.map(({ actor }) => actor)).toEqual(['shopper', 'shopper', 'shopper']);
});

/** A gift card that pays for a whole order. */
async function giftCard(amount: number): Promise<{ id: string; code: string }> {
  const issued = await owner.call('issueGiftCard', {
    ...{ storeId: shop.id, key: randomUUID(), currency: 'USD', amount, reason: 'A prize' },
  });
  if (!issued.ok) throw new Error(issued.error.code);
  return { id: issued.value.giftCardId, code: issued.value.code };
}

const GIFT = 30_000;

test.each([1, 2, 3])(
  'stock, money and figures add up after any edits, refunds and ends (seed %i)',
  async (seed) => {
    const below = randomBelow(seed);
    const stockOf = async () =>
      (await Promise.all(['board', 'other'].map((id) => shop.product(id)))).map(({ stock }) => stock);
    const before = await stockOf();
    const card = await giftCard(GIFT);
    const isGift = seed % 2 === 1;
    const first = await placed(isGift ? { giftCode: card.code } : {}, await shop.guest());
    const day = first.day;
    const figures = await shop.figures(day);
    const own = { ...figures, revenue: figures.revenue - first.total };
    let order = first;
    for (let step = 0; step < 3; step += 1) {
      const kept = order.lines
        .map((_, line) => ({ line, quantity: below(5) }))
        .filter(({ quantity }) => quantity > 0);
      const added = below(3) ? [] : [{ productId: 'other', variantId: 'board-red', quantity: 1 + below(2) }];
      const byHand = { discount: below(2) * 300, charges: below(2) ? below(700) : null };
      const made = await edit(order, { kept, added, byHand });
      if (!made.ok) expect(['edit-empty', 'edit-unchanged']).toContain(made.error.code);
      order = await shop.order(order.id);
      expect(order.total).toBe(made.ok ? made.value.after.total : order.total);
    }
    const end =
      seed === 3 ? (['confirmed', 'shipped', 'delivered', 'returned'] as const) : (['cancelled'] as const);
    if (seed !== 2)
      for (const to of end) {
        const named = { storeId: shop.id, orderId: order.id };
        await owner.call('updateOrderStatus', { ...named, from: order.status, to });
        order = await shop.order(order.id);
        expect(order.status).toBe(to);
      }
    const isOver = seed !== 2;
    const out = isOver ? [] : goodsOut(order);
    const taken = ['board', 'other'].map((id) =>
      out.filter(({ productId }) => productId === id).reduce((sum, { quantity }) => sum + quantity, 0),
    );
    expect(await stockOf()).toEqual(before.map((stock, at) => stock - (taken[at] ?? 0)));
    const stored = await shop.db.doc(collections.prepaid(shop.store, card.id)).get();
    const { balance } = parsePrepaid(card.id, stored.data());
    // What a returned order was paid with goes back by a refund of its own.
    expect(balance).toBe(isGift && order.status !== 'cancelled' ? GIFT - prepaidOf(order) : GIFT);
    const after = await shop.figures(day);
    expect(after.revenue - own.revenue).toBe(isOver ? 0 : order.total);
  },
);
