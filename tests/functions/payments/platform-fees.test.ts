import type { Order } from '@/lib/domain/orders/order';
import { addFees, feesOf, NO_FEES, type Fees } from '@/lib/domain/payments/connect/order-fees';
import { refundableAmount } from '@/lib/domain/payments/refund-order';
import { askAgain } from '@/tests/fixtures/ask-again';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import {
  expiredUnheard,
  orderUntil,
  paidCardOrder,
  startedCardOrder,
  TAKES_CARDS,
} from '@/tests/fixtures/money/card-orders';
import { cardDesk } from '@/tests/fixtures/money/card-desk';
import { connectedStore, feeOf } from '@/tests/fixtures/money/connected-store';
import type { Card, LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { randomBelow } from '@/tests/fixtures/random';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';

const ORDERS = 10;
const MOST_REFUNDS = 3;
const CARDS: readonly Card[] = [
  'succeeds',
  'succeeds',
  'succeeds',
  'refundPending',
  'refundFails',
  'disputed',
];
type Below = ReturnType<typeof randomBelow>;
const SETTING = { ...TAKES_CARDS, siteUrl: 'https://fees.example' };
const shop = new LocalShop('platform-fees');
let owner: Client;
let guest: Client;
let stripe: LocalStripe;

beforeAll(async () => {
  const variants = [aVariant({ stock: 500, price: 3337 })];
  await shop.open({ setting: SETTING, products: [aProduct({ variants })] });
  [owner, guest] = [await shop.staff(), await shop.guest()];
  stripe = await connectedStore(shop).connect(owner);
});
afterAll(() => shop.close());

const isSettled = ({ refunds }: Order) => refunds.every(({ state }) => state !== 'pending');
/** Refunds to this card are done at first and fail later, which takes their fee again. */
const isOver = (card: Card) => (order: Order) =>
  card === 'refundFails' ? order.refunds.every(({ state }) => state === 'failed') : isSettled(order);

/** Refunds something of an order as staff or in Stripe's dashboard, and resolves to the order once that is settled. */
async function refundSome(
  order: Order,
  { paymentId, key, card }: { paymentId: string; key: string; card: Card },
  below: Below,
): Promise<Order> {
  const left = refundableAmount(order);
  const amount = below(3) ? 1 + below(left) : left;
  if (below(5) === 0) await stripe.api.refunds.create({ payment_intent: paymentId, amount });
  else {
    const asked = { storeId: shop.id, orderId: order.id, key, amount, lines: [], restock: false, reason: '' };
    expect(await owner.call('refundOrder', asked)).toMatchObject({ ok: true });
  }
  const { length } = order.refunds;
  return orderUntil(shop, order.id, (now) => now.refunds.length > length && isOver(card)(now));
}

/** What Stripe says of an order's fee. */
async function atStripe(order: Order): Promise<Fees> {
  const fees = await feeOf(await cardDesk(shop, stripe).intentOf(order));
  return fees.reduce((sum, { amount: taken, returned }) => addFees(sum, { taken, returned }), NO_FEES);
}

/** Pays an order by this card and refunds it at random; resolves to the order and its fees as the books have them. */
async function oneOrder(round: number): Promise<{ day: Order['day']; fees: Fees }> {
  const below = randomBelow(50 + round);
  const card = CARDS[round % CARDS.length] ?? 'succeeds';
  const lines = [aRequestedLine({ quantity: 1 + below(3), seenPrice: 3337 })];
  let order = await paidCardOrder(shop, stripe, guest, { card, lines });
  const isDisputed = card === 'disputed';
  if (isDisputed) order = await orderUntil(shop, order.id, ({ disputes }) => disputes.length > 0);
  const intent = await cardDesk(shop, stripe).intentOf(order);
  const refunds = isDisputed ? 0 : below(MOST_REFUNDS + 1);
  for (let at = 0; at < refunds && refundableAmount(order) > 0; at += 1)
    order = await refundSome(order, { paymentId: intent.id, key: `fees-${round}-${at}`, card }, below);
  const fees = feesOf(order);
  expect([card, fees]).toEqual([card, await atStripe(order)]);
  return { day: order.day, fees };
}

test('after payments, refunds and disputes in any order the books say what Stripe took and gave back', async () => {
  const orders = await Promise.all(Array.from({ length: ORDERS }, (_, round) => oneOrder(round)));
  const all = orders.reduce((sum, { fees }) => addFees(sum, fees), NO_FEES);
  expect(all.taken).toBeGreaterThan(all.returned);
  expect(all.returned).toBeGreaterThan(0);
  const { platformFees } = await shop.figures(orders[0]?.day ?? '');
  expect(platformFees).toEqual({ USD: all });
});

test('a card payment that was given up for cash leaves no fee', async () => {
  const { order } = await startedCardOrder(shop, guest, { lines: [aRequestedLine({ seenPrice: 3337 })] });
  expect(await guest.call('payOnDelivery', { storeId: shop.id, orderId: order.id })).toMatchObject({
    ok: true,
  });
  const steps = ['placed', 'confirmed', 'shipped', 'delivered'] as const;
  for (const [at, to] of steps.slice(1).entries()) {
    const from = steps[at] ?? to;
    await owner.call('updateOrderStatus', { storeId: shop.id, orderId: order.id, from, to });
  }
  const paid = await shop.order(order.id);
  expect(paid).toMatchObject({ status: 'delivered', paymentStatus: 'paid', paymentId: null });
  expect(feesOf(paid)).toEqual(NO_FEES);
});

test('a payment that came too late for its order gives the fee back with the money', async () => {
  const desk = cardDesk(shop, stripe);
  const { lines, productId } = await desk.aBoard(1, 4000);
  const started = await startedCardOrder(shop, guest, { lines });
  await expiredUnheard(shop, stripe, started, () => shop.placed(guest, { lines, paymentMethod: 'cash' }));
  expect(await desk.stockOf(productId)).toBe(0);
  // Another file's run of the schedule may be at this store.
  await askAgain(() => owner.call('reconcileNow', { storeId: shop.id }));
  const order = await orderUntil(shop, started.order.id, (now) => now.refunds.length > 0 && isSettled(now));
  const fee = Math.floor((order.total * 150) / 10_000);
  expect(feesOf(order)).toEqual({ taken: fee, returned: fee });
  expect(feesOf(order)).toEqual(await atStripe(order));
});
