import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import { isLineChange } from '@/lib/domain/cart/pricing/total-change';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aPlaceOrderRequest, anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('place-order');
let guest: Client;

beforeAll(async () => {
  await shop.open();
  guest = await shop.guest();
});
afterAll(() => shop.close());

let keys = 0;
const aRequest = (changes: Partial<PlaceOrderRequest> = {}) =>
  aPlaceOrderRequest({ storeId: shop.id, key: `key-${(keys += 1)}`, ...changes });

/** A fresh board of its own id, so that tests do not share stock. */
async function offer(id: string, stock: number) {
  await shop.put(aProduct({ id, slug: id, variants: [aVariant({ stock })] }));
  return aRequestedLine({ productId: id });
}

const ordersOf = async (id: string) =>
  (await shop.orders()).filter((order) => order.lines.some((line) => line.productId === id));

test('a guest orders from the catalogue: stock, figures and history fit', async () => {
  const line = await offer('plain', 5);
  const placed = await guest.call(
    'placeOrder',
    aRequest({ lines: [{ ...line, quantity: 2 }], locale: 'ar' }),
  );
  if (!placed.ok) throw new Error(placed.error.code);
  const order = await shop.order(placed.value.orderId);
  expect(order).toMatchObject({
    number: placed.value.number,
    uid: guest.uid,
    locale: 'ar',
    status: 'placed',
    subtotal: 5000,
    deliveryCharges: 500,
    total: 5500,
    address: anAddress(),
    history: [{ actor: 'shopper', by: guest.uid, from: null, to: 'placed' }],
  });
  expect(placed.value.orderId).toMatch(/^[\w-]{20,}$/);
  expect(await shop.product('plain')).toMatchObject({ stock: 3, soldCount: 2, variants: [{ stock: 3 }] });
  const { products } = await shop.figures(order.day);
  expect(products['plain']).toEqual({ orders: 1, units: 2, revenue: 5000 });
});

test('100 parallel buyers of 10 boards: ten orders, stock 0, ninety told sold out in their language', async () => {
  const lines = [await offer('rush', 10)];
  const buyers = await Promise.all(Array.from({ length: 100 }, () => shop.guest()));
  const answers = await Promise.all(
    buyers.map((buyer, index) =>
      buyer.call('placeOrder', aRequest({ lines, locale: index % 2 ? 'ar' : 'en' })),
    ),
  );
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : answer.error));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(10);
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['sold-out']));
  expect(new Set(refusals.map(({ changes }) => changes?.find(isLineChange)?.title))).toEqual(
    new Set(['Sea Breeze', 'نسيم البحر']),
  );
  expect(await ordersOf('rush')).toHaveLength(10);
  expect(await shop.product('rush')).toMatchObject({ stock: 0, soldCount: 10 });
  expect(new Set((await shop.orders()).map(({ number }) => number)).size).toBe((await shop.orders()).length);
});

test('the same key 20 times in parallel gives one order, and again later the same one', async () => {
  const request = aRequest({ lines: [await offer('double-click', 50)] });
  const answers = await Promise.all(Array.from({ length: 20 }, () => guest.call('placeOrder', request)));
  const ids = new Set(answers.map((answer) => answer.ok && answer.value.orderId));
  expect(ids.size).toBe(1);
  expect(await guest.call('placeOrder', { ...request, locale: 'ar' })).toEqual(answers[0]);
  expect(await ordersOf('double-click')).toHaveLength(1);
  expect((await shop.product('double-click')).stock).toBe(49);
});

test('a key sent again with another cart is refused; another shopper may use the same key', async () => {
  const line = await offer('reused', 9);
  const request = aRequest({ lines: [line] });
  await guest.call('placeOrder', request);
  const changed = { ...request, lines: [{ ...line, quantity: 2 }] };
  expect(await guest.call('placeOrder', changed)).toEqual({ ok: false, error: { code: 'key-reused' } });
  const other = await shop.guest();
  expect(await other.call('placeOrder', changed)).toMatchObject({ ok: true });
  expect((await shop.product('reused')).stock).toBe(6);
});

test('prices, totals and owners sent along are ignored', async () => {
  const line = await offer('tampered', 3);
  const tampered = {
    ...aRequest(),
    lines: [{ ...line, price: 1, unitPrice: 1 }],
    total: 1,
    discount: 99,
    uid: 'other',
  };
  const placed = await guest.call('placeOrder', tampered as PlaceOrderRequest);
  if (!placed.ok) throw new Error(placed.error.code);
  expect(await shop.order(placed.value.orderId)).toMatchObject({ total: 3000, uid: guest.uid });
});

test.each([-1, 0, 0.5, 1e9, '1&quantity=2'])(
  'the quantity %p is refused with its field',
  async (quantity) => {
    const line = { ...aRequestedLine(), quantity } as ReturnType<typeof aRequestedLine>;
    expect(await guest.call('placeOrder', aRequest({ lines: [line] }))).toEqual({
      ok: false,
      error: { code: 'invalid-input', fields: { 'lines[0].quantity': 'field.quantity.invalid' } },
    });
  },
);

test('a changed price or a smaller stock refuses with what changed and writes nothing', async () => {
  const line = await offer('changed', 2);
  const which = { productId: 'changed', variantId: 'board-red', title: 'Sea Breeze' };
  const dearer = aRequest({ lines: [{ ...line, seenPrice: 2000 }] });
  expect(await guest.call('placeOrder', dearer)).toEqual({
    ok: false,
    error: { code: 'cart-changed', changes: [{ kind: 'price', ...which, from: 2000, to: 2500 }] },
  });
  const many = aRequest({ lines: [{ ...line, quantity: 3 }] });
  expect(await guest.call('placeOrder', many)).toEqual({
    ok: false,
    error: { code: 'cart-changed', changes: [{ kind: 'stock', ...which, available: 2 }] },
  });
  expect(await ordersOf('changed')).toEqual([]);
  expect((await shop.product('changed')).stock).toBe(2);
  expect(await guest.call('placeOrder', { ...dearer, lines: [line] })).toMatchObject({ ok: true });
});

test.each<[string, Partial<PlaceOrderRequest>, string]>([
  ['an empty cart', { lines: [] }, 'cart-empty'],
  ['an unknown store', { storeId: 'no-such-store' }, 'store-not-found'],
  ['a card payment', { paymentMethod: 'card' }, 'payment-method-unavailable'],
  ['a currency that is not offered', { currency: 'JPY' }, 'currency-unavailable'],
  ['an incomplete address', { address: anAddress({ city: ' ' }) }, 'invalid-input'],
])('%s is refused', async (_, changes, code) => {
  expect(await guest.call('placeOrder', aRequest(changes))).toMatchObject({ ok: false, error: { code } });
});

test('nobody orders without at least a guest session', async () => {
  expect(await shop.visitor().call('placeOrder', aRequest())).toEqual({
    ok: false,
    error: { code: 'login-required' },
  });
});

test('a quote tells what an order would cost and what changed, without a session', async () => {
  const lines = [aRequestedLine({ quantity: 12 }), aRequestedLine({ productId: 'no-such-board' })];
  const { storeId, currency, locale } = aRequest();
  expect(await shop.visitor().call('quoteCart', { storeId, currency, locale, lines })).toMatchObject({
    ok: true,
    value: {
      total: 25_500,
      lines: [{ quantity: 10, available: 10 }],
      changes: [{ kind: 'stock' }, { kind: 'gone' }],
    },
  });
});

test('a board without category, pictures and options is sold like any other', async () => {
  const bare = aProduct({
    id: 'bare',
    slug: 'bare',
    categoryId: '',
    subCategoryId: '',
    brandId: '',
    images: [],
    options: [],
  });
  await shop.put(bare);
  const order = await shop.placed(await shop.guest(), { lines: [aRequestedLine({ productId: 'bare' })] });
  expect(order.lines).toMatchObject([{ productId: 'bare', imagePath: null }]);
});
