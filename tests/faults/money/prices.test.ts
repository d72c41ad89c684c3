import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aPlaceOrderRequest, aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('fault-prices');
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ setting: { currencies: [{ code: 'KWD', rate: 0.3 }] } });
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterAll(() => shop.close());

let keys = 0;
const aRequest = (changes: Partial<PlaceOrderRequest> = {}) =>
  aPlaceOrderRequest({ storeId: shop.id, key: `key-${(keys += 1)}`, ...changes });

/** Refused, and neither order nor ledger has anything of it. */
async function expectNothing(productId: string, request: PlaceOrderRequest, code: string): Promise<void> {
  expect(await guest.call('placeOrder', request)).toMatchObject({ ok: false, error: { code } });
  const bought = (await shop.orders()).flatMap(({ lines }) => lines);
  expect(bought.filter((line) => line.productId === productId)).toEqual([]);
  expect((await shop.product(productId)).stock).toBe(10);
}

async function offer(id: string, price = 2500) {
  await shop.put(aProduct({ id, slug: id, variants: [aVariant({ price })] }));
  return aRequestedLine({ productId: id, seenPrice: price });
}

test('fault 1: a price, a total and a discount sent along change nothing', async () => {
  const line = { ...(await offer('own-price')), price: 1, unitPrice: 1, discount: 100 };
  const tampered = {
    ...aRequest({ lines: [line] }),
    total: 1,
    subtotal: 1,
    discount: 2999,
    paymentStatus: 'paid',
  };
  const answer = await guest.call('placeOrder', tampered);
  if (!answer.ok) throw new Error(answer.error.code);
  expect(await shop.order(answer.value.orderId)).toMatchObject({
    subtotal: 2500,
    total: 3000,
    paymentStatus: 'unpaid',
    lines: [{ unitPrice: 2500 }],
  });
});

test.each<unknown>([-1, 0, 0.5, 1e9, '1&quantity=2', Number.MAX_SAFE_INTEGER, [2], { quantity: 2 }, null])(
  'fault 2: the quantity %j is refused',
  async (quantity) => {
    const id = `quantity-${(keys += 1)}`;
    const line = { ...(await offer(id)), quantity };
    const request = { ...aRequest(), lines: [line] } as PlaceOrderRequest;
    await expectNothing(id, request, 'invalid-input');
  },
);

test('fault 3: a currency that is not offered is refused, one that is offered costs what the shop says', async () => {
  const line = await offer('currency');
  await expectNothing('currency', aRequest({ lines: [line], currency: 'JPY' }), 'currency-unavailable');
  const unknown = { ...aRequest({ lines: [line] }), currency: 'XTS' } as unknown as PlaceOrderRequest;
  await expectNothing('currency', unknown, 'invalid-input');
  const first = aRequest({ lines: [line] });
  const placed = await guest.call('placeOrder', first);
  expect(placed).toMatchObject({ ok: true });
  expect(await guest.call('placeOrder', { ...first, currency: 'KWD' })).toMatchObject({
    error: { code: 'key-reused' },
  });
  const dinars = await shop.placed(guest, { lines: [line], currency: 'KWD' });
  expect(dinars).toMatchObject({ currency: 'KWD', total: 9000 });
});

test("fault 3: another store's id neither sells this store's goods nor takes its own for less", async () => {
  const other = new LocalShop('fault-prices-elsewhere');
  await other.open({ products: [aProduct({ id: 'elsewhere', variants: [aVariant({ price: 100 })] })] });
  const line = await offer('elsewhere');
  await expectNothing('elsewhere', aRequest({ storeId: 'no-such-store', lines: [line] }), 'store-not-found');
  await expectNothing('elsewhere', aRequest({ storeId: other.id, lines: [line] }), 'cart-changed');
  expect(await other.orders()).toEqual([]);
  await other.close();
});

test('fault 5: the price changed between cart and order: the shopper sees the new one and decides', async () => {
  const line = await offer('dearer');
  const { updatedAt } = await shop.product('dearer');
  const saved = await owner.call('saveProduct', {
    storeId: shop.id,
    productId: 'dearer',
    baseUpdatedAt: updatedAt,
    variants: [{ id: 'board-red', price: 4000, stock: 10, seenStock: 10 }],
  });
  expect(saved).toMatchObject({ ok: true });
  const request = aRequest({ lines: [line] });
  expect(await guest.call('placeOrder', request)).toMatchObject({
    error: { code: 'cart-changed', changes: [{ kind: 'price', from: 2500, to: 4000 }] },
  });
  await expectNothing('dearer', request, 'cart-changed');
  const accepted = { ...request, lines: [{ ...line, seenPrice: 4000 }] };
  expect(await guest.call('placeOrder', accepted)).toMatchObject({ ok: true });
});

/** Nothing is taken beside 25.00 for the goods, which are 7.500 dinars. */
const TERMS = {
  shipping: { flat: 500, freeOver: 2000 },
  payment: { cash: { enabled: true, limit: null, fee: 0, rounding: true } },
  currencies: [{ code: 'KWD', rate: 0.3 }],
};

test.each([
  ['the charge of delivery', { shipping: { flat: 600, freeOver: null } }, 9300],
  ['what delivery is free from', { shipping: { flat: 500, freeOver: 3000 } }, 9000],
  ['the fee of paying in cash', { payment: { cash: { enabled: true, limit: null, fee: 200 } } }, 8100],
  ['the exchange rate', { currencies: [{ code: 'KWD', rate: 0.4 }] }, 10_000],
])('fault 5: %s changed: the shopper sees the new total and decides', async (_, changed, to) => {
  await shop.set(TERMS);
  const id = `total-${(keys += 1)}`;
  const seen = aRequest({ lines: [await offer(id)], currency: 'KWD', seenTotal: 7500 });
  await shop.set(changed);
  expect(await guest.call('placeOrder', seen)).toEqual({
    ok: false,
    error: { code: 'cart-changed', changes: [{ kind: 'total', currency: 'KWD', from: 7500, to }] },
  });
  await expectNothing(id, seen, 'cart-changed');
  const placed = await guest.call('placeOrder', { ...seen, seenTotal: to });
  if (!placed.ok) throw new Error(placed.error.code);
  expect(await shop.order(placed.value.orderId)).toMatchObject({ total: to });
  await shop.set(TERMS);
  // Its answer was lost: whatever the page shows by now, it is this order.
  for (const seenTotal of [to, 7500])
    expect(await guest.call('placeOrder', { ...seen, seenTotal })).toEqual(placed);
});

test('fault 5: an order without `seenTotal`, as older pages send it, is accepted', async () => {
  const lines = [await offer('older-page')];
  expect(await shop.placed(guest, { lines })).toMatchObject({ subtotal: 2500 });
});
