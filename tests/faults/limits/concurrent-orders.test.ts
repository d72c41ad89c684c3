import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import type { PaymentMethod } from '@/lib/domain/orders/order-status';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aCardRequest, paidCardOrder, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';

/** What twenty orders a second come to in two. */
const HOT_ORDERS = 40;

const shop = new LocalShop('fault-rush');
const stripe = new LocalStripe(shop.id);
let buyers: Client[];
let owner: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_CARDS });
  buyers = await Promise.all(Array.from({ length: 10 }, () => shop.guest()));
  owner = await shop.staff();
});
afterAll(() => shop.close());

const ordersOf = async (id: string) =>
  (await shop.orders()).filter(({ lines }) => lines.some(({ productId }) => productId === id));

async function offer(id: string, stock: number) {
  await shop.put(aProduct({ id, slug: id, variants: [aVariant({ stock })] }));
  return { lines: [aRequestedLine({ productId: id })] };
}

/** What came of an order, and by card of the start of its payment, which alone takes goods. */
async function buy(buyer: Client, request: PlaceOrderRequest) {
  const placed = await buyer.call('placeOrder', request);
  if (!placed.ok || request.paymentMethod === 'cash') return placed;
  return buyer.call('startPayment', { storeId: shop.id, orderId: placed.value.orderId });
}

/** Everybody buys at the same moment, `count` times in all. */
const rush = (count: number, wanted: Awaited<ReturnType<typeof offer>>, methods: readonly PaymentMethod[]) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const paymentMethod = methods[index % methods.length] ?? 'cash';
      const buyer = buyers[index % buyers.length];
      return buyer && buy(buyer, aCardRequest(shop, { ...wanted, paymentMethod }));
    }),
  );

test.each<[string, readonly PaymentMethod[]]>([
  ['cash', ['cash']],
  ['card', ['card']],
  ['mixed', ['cash', 'card']],
])('fault 25: 100 buyers of one unit, %s: exactly one order, stock never below 0', async (name, methods) => {
  const answers = await rush(100, await offer(`one-${name}`, 1), methods);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  for (const answer of answers) if (!answer?.ok) expect(answer?.error.code).toBe('sold-out');
  const withGoods = (await ordersOf(`one-${name}`)).filter(({ goods }) => goods === 'held');
  expect(withGoods).toHaveLength(1);
  expect(await shop.product(`one-${name}`)).toMatchObject({
    stock: 0,
    soldCount: 1,
    variants: [{ stock: 0 }],
  });
});

test('fault 28: cancelled by both sides, refunded and its stock edited at the same moment, the count is right', async () => {
  const { lines } = await offer('all-at-once', 10);
  const [buyer] = buyers;
  if (!buyer) throw new Error('Nobody buys.');
  const [line] = lines;
  const order = await paidCardOrder(shop, stripe, buyer, {
    lines: [{ ...aRequestedLine(), ...line, quantity: 3 }],
  });
  const own = { storeId: shop.id, orderId: order.id };
  await Promise.all([
    buyer.call('cancelOrder', own),
    owner.call('updateOrderStatus', { ...own, from: 'placed', to: 'cancelled' }),
    owner.call('refundOrder', {
      ...own,
      key: 'one-piece',
      amount: 2500,
      lines: [{ line: 0, quantity: 1 }],
      restock: true,
      reason: 'Bent',
    }),
    owner.call('adjustStock', {
      storeId: shop.id,
      key: 'counted-again',
      productId: 'all-at-once',
      variants: [{ variantId: 'board-red', stock: 12, seenStock: 7 }],
    }),
  ]);
  expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled' });
  expect(await shop.product('all-at-once')).toMatchObject({
    stock: 15,
    soldCount: 0,
    variants: [{ stock: 15 }],
  });
});

test('fault 30: one hot board ordered by everybody at once: none lost, none doubled, all counted', async () => {
  const answers = await rush(HOT_ORDERS, await offer('hot', HOT_ORDERS), ['cash']);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(HOT_ORDERS);
  const orders = await ordersOf('hot');
  expect(new Set(orders.map(({ number }) => number)).size).toBe(HOT_ORDERS);
  expect(await shop.product('hot')).toMatchObject({ stock: 0, soldCount: HOT_ORDERS });
  const { products } = await shop.figures(orders[0]?.day ?? '');
  expect(products['hot']).toMatchObject({ orders: HOT_ORDERS, units: HOT_ORDERS });
});
