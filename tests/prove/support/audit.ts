import type Stripe from 'stripe';
import type { Order } from '@/lib/domain/orders/order';
import { goodsOut, refundedAmount } from '@/lib/domain/payments/refund-order';
import type { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { LocalStripe } from '@/tests/fixtures/money/local-stripe';

/** What Stripe and the shop each say, and every difference between the two in a sentence. */
export interface Audit {
  readonly orders: readonly Order[];
  /** Minor units that stayed with the store: at Stripe, and by the orders. */
  readonly received: number;
  readonly owed: number;
  /** Pieces by the catalogue, and by the orders: seed minus sold plus returned. */
  readonly stock: number;
  readonly expectedStock: number;
  readonly differences: readonly string[];
}

const STAYS_PAID: readonly string[] = ['paid', 'partially_refunded', 'refunded'];

/** Compares the payments of a store's account with its orders, both ways, and its stock with what was sold. */
export async function audit(
  shop: LocalShop,
  stripe: LocalStripe,
  seeded: ReadonlyMap<string, number>,
): Promise<Audit> {
  const [orders, payments] = await Promise.all([shop.orders(), paymentsOf(stripe)]);
  const paid = orders.filter(
    ({ paymentMethod, paymentStatus }) => paymentMethod === 'card' && STAYS_PAID.includes(paymentStatus),
  );
  const money = payments.filter(({ status }) => status === 'succeeded');
  const stock = await stockOf(shop, [...seeded.keys()]);
  const expected = new Map([...seeded].map(([id, pieces]) => [id, pieces - piecesSold(orders, id)] as const));
  return {
    orders,
    received: sum(money.map((payment) => payment.amount_received - refundedOf(payment))),
    owed: sum(paid.map((order) => order.total - refundedAmount(order))),
    stock: sum([...stock.values()]),
    expectedStock: sum([...expected.values()]),
    differences: [
      ...money.flatMap((payment) => differencesOfPayment(payment, orders)),
      ...paid
        .filter(({ paymentId }) => !money.some(({ id }) => id === paymentId))
        .map(({ number }) => `${number} says paid, Stripe does not`),
      ...orders.flatMap(({ number, holds }) => holds.map(({ reason }) => `${number} is held: ${reason}`)),
      ...[...expected]
        .filter(([id, pieces]) => stock.get(id) !== pieces)
        .map(([id, pieces]) => `${id} has ${stock.get(id)} in stock, not ${pieces}`),
    ],
  };
}

function differencesOfPayment(payment: Stripe.PaymentIntent, orders: readonly Order[]): string[] {
  const own = orders.filter(({ paymentId }) => paymentId === payment.id);
  const [order] = own;
  if (!order || own.length > 1) return [`${payment.id} took money for ${own.length} orders`];
  const { number, total, paymentStatus } = order;
  return [
    ...(STAYS_PAID.includes(paymentStatus)
      ? []
      : [`${payment.id} took money, but ${number} is ${paymentStatus}`]),
    ...(payment.amount_received === total
      ? []
      : [`${payment.id} took ${payment.amount_received}, ${number} costs ${total}`]),
    ...(refundedOf(payment) === refundedAmount(order)
      ? []
      : [`Stripe gave back ${refundedOf(payment)} of ${number}, the order says ${refundedAmount(order)}`]),
  ];
}

function refundedOf({ latest_charge: charge }: Stripe.PaymentIntent): number {
  return charge && typeof charge === 'object' ? charge.amount_refunded : 0;
}

const paymentsOf = (stripe: LocalStripe): Promise<Stripe.PaymentIntent[]> =>
  stripe.api.paymentIntents
    .list({ limit: 100, expand: ['data.latest_charge'] })
    .autoPagingToArray({ limit: 10_000 });

async function stockOf(shop: LocalShop, ids: readonly string[]): Promise<Map<string, number>> {
  const products = await Promise.all(ids.map((id) => shop.product(id)));
  return new Map(products.map(({ id, stock }) => [id, stock]));
}

/** Pieces that are with shoppers, or reserved for them. */
const piecesSold = (orders: readonly Order[], id: string): number =>
  sum(
    orders
      .filter(({ goods }) => goods !== 'none')
      .flatMap(goodsOut)
      .filter(({ productId }) => productId === id)
      .map(({ quantity }) => quantity),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
