import { randomUUID } from 'node:crypto';
import { collections } from '@/lib/domain/collections';
import { unchanged } from '@/lib/domain/orders/edits/edit-order';
import type { Order } from '@/lib/domain/orders/order';
import { returnsStock, type OrderStatus } from '@/lib/domain/orders/order-status';
import { isOut } from '@/lib/domain/orders/parcels/parcel';
import { goodsOut, refundedAmount } from '@/lib/domain/payments/refund-order';
import type { Result } from '@/lib/domain/result';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { randomBelow } from '@/tests/fixtures/random';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';

const STOCK = 100;
const PIECES = 6;
const PEOPLE = 20;
/** Nobody who acts at the same time as others is to see these. */
const UNCLEAR: readonly string[] = ['internal', 'unknown', 'try-again'];

const shop = new LocalShop('at-once');
let guest: Client;
let staff: readonly Client[];

beforeAll(async () => {
  const { orderRules } = aStoreSetting();
  await shop.open({ setting: { orderRules: { ...orderRules, returnDays: 14 } } });
  guest = await shop.guest();
  const roles = { [shop.id]: 'staff' };
  staff = await Promise.all([shop.staff(), ...['second', 'third'].map((name) => shop.member(name, roles))]);
});
afterAll(() => shop.close());

const named = ({ id: orderId }: Order) => ({ storeId: shop.id, orderId });
type Act = (who: Client, order: Order) => Promise<Result<unknown>>;

const moves =
  (to: OrderStatus): Act =>
  (who, order) =>
    who.call('updateOrderStatus', { ...named(order), from: order.status, to, reason: 'At once' });
const ships: Act = (who, order) =>
  who.call('shipParcel', {
    ...{ ...named(order), key: randomUUID(), carrier: '', trackingNumber: '' },
    lines: [{ line: 0, quantity: 2 }],
  });
/** Looks at what it comes to, and makes it so. */
const edits: Act = async (who, order) => {
  const { byHand, ...edit } = { ...unchanged(order), kept: [{ line: 0, quantity: PIECES - 1 }] };
  const { discount } = byHand;
  const request = { ...named(order), version: 0, key: randomUUID(), ...edit, discount, reason: 'At once' };
  const quoted = await who.call('editOrder', request);
  return quoted.ok ? who.call('editOrder', { ...request, seenTotal: quoted.value.after.total }) : quoted;
};
const withdraws: Act = (_, { number, address: { email } }) =>
  guest.call('withdrawOrder', { storeId: shop.id, key: randomUUID(), number, email });
const asks: Act = (_, order) =>
  guest.call('requestReturn', {
    ...{ ...named(order), key: randomUUID(), wish: 'refund', note: '' },
    lines: [{ line: 0, quantity: 2, reason: 'unwanted' }],
  });
const refunds: Act = (who, order) =>
  who.call('refundOrder', {
    ...{ ...named(order), key: randomUUID(), amount: 2500, restock: true, reason: '' },
    lines: [{ line: 0, quantity: 1 }],
  });

/** What people try at once with an order in this state. */
const ACTS = {
  placed: [moves('confirmed'), moves('cancelled'), edits, withdraws],
  confirmed: [ships, ships, moves('shipped'), moves('cancelled'), edits, withdraws],
  delivered: [asks, refunds, refunds, moves('returned'), withdraws],
} as const satisfies Partial<Record<OrderStatus, readonly Act[]>>;

async function orderAt(status: keyof typeof ACTS, productId: string): Promise<Order> {
  await shop.put(aProduct({ id: productId, variants: [aVariant({ stock: STOCK })] }));
  const order = await shop.placed(guest, {
    lines: [aRequestedLine({ productId, quantity: PIECES })],
    address: anAddress({ email: `${productId}@example.com` }),
  });
  const [owner] = staff;
  for (const to of ['confirmed', 'shipped', 'delivered'] as const) {
    const now = await shop.order(order.id);
    if (now.status !== status)
      await owner?.call('updateOrderStatus', { ...named(order), from: now.status, to });
  }
  return shop.order(order.id);
}

const waiting = async () =>
  Number((await shop.db.doc(collections.inbox(shop.store)).get()).get('newReturns') ?? 0);
const piecesOf = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

test.each(
  (Object.keys(ACTS) as (keyof typeof ACTS)[]).flatMap((status) => [1, 2].map((seed) => ({ status, seed }))),
)(
  'twenty people at once with a $status order: each wins or learns what changed ($seed)',
  async ({ status, seed }) => {
    const productId = `${status}-${seed}`;
    const order = await orderAt(status, productId);
    const [before, below] = [await waiting(), randomBelow(seed)];
    const acts = Array.from({ length: PEOPLE }, () => {
      const act = ACTS[status][below(ACTS[status].length)] ?? edits;
      return act(staff[below(staff.length)] ?? guest, order);
    });
    const answers = await Promise.all(acts);
    const refused = answers.flatMap((answer) => (answer.ok ? [] : answer.error.code));
    expect(refused.length).toBeLessThan(PEOPLE);
    expect(refused.filter((code) => UNCLEAR.includes(code))).toEqual([]);

    const after = await shop.order(order.id);
    const isOver = returnsStock(after.status);
    expect((await shop.product(productId)).stock).toBe(STOCK - (isOver ? 0 : piecesOf(goodsOut(after))));
    expect(piecesOf(after.shipments.filter(isOut).flatMap(({ lines }) => lines))).toBeLessThanOrEqual(PIECES);
    expect(refundedAmount(after)).toBeLessThanOrEqual(order.total);
    expect((await waiting()) - before).toBe(
      after.returns.filter(({ state }) => state === 'requested').length,
    );
    expect(after.edits.length).toBeLessThanOrEqual(1);
  },
);
