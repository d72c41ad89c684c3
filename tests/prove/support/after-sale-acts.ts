import { randomUUID } from 'node:crypto';
import { unchanged } from '@/lib/domain/orders/edits/edit-order';
import type { OrderChanges } from '@/lib/domain/orders/edits/requote-order';
import type { Order } from '@/lib/domain/orders/order';
import { leftToShip } from '@/lib/domain/orders/parcels/left-to-ship';
import { nextParcelStates } from '@/lib/domain/orders/parcels/parcel';
import { returnableQuantity } from '@/lib/domain/orders/returns/return-steps';
import { owedOf } from '@/lib/domain/payments/owed';
import { refundableAmount } from '@/lib/domain/payments/refund-order';
import { integer, pick, type Random } from '@/scripts/seed/random';
import { CardRefused } from '@/tests/fixtures/money/local-stripe';
import type { Person, Place } from './person';

/** Everybody who has to do with an order. */
export interface Desk extends Place {
  readonly owner: Person;
  readonly shopper: Person;
  readonly visitor: Person;
  readonly random: Random;
}

type Act = (desk: Desk, order: Order) => Promise<void>;

/** What people try before an order leaves, on its way, and once it arrived; the more often the likelier. */
const BEFORE: readonly Act[] = [edit, edit, edit, payDifference, payDifference, advance, ship];
const ON_ITS_WAY: readonly Act[] = [ship, ship, moveParcel, moveParcel, moveParcel, advance];
const ARRIVED: readonly Act[] = [
  ...[ask, updateReturnState, updateReturnState, updateReturnState, exchange, exchange, exchange],
  ...[payDifference, payDifference, ship, moveParcel],
];

/** One thing that is tried with the order as it is; what it does not allow is refused. */
export async function step(desk: Desk, order: Order): Promise<void> {
  const { random } = desk;
  if (random() < 0.05) return refund(desk, order);
  if (random() < 0.02) return end(desk, order);
  const { status } = order;
  const acts = status === 'delivered' ? ARRIVED : NOT_LEFT.includes(status) ? BEFORE : ON_ITS_WAY;
  await pick(random, acts)(desk, order);
}

const NOT_LEFT: readonly string[] = ['placed', 'confirmed'];

async function refund({ owner, shop, random }: Desk, order: Order): Promise<void> {
  const amount = integer(random, 1, Math.max(Math.floor(refundableAmount(order) / 4), 1));
  const request = { key: randomUUID(), amount, lines: [], restock: false, reason: '' };
  await owner.call('refundOrder', { storeId: shop.id, orderId: order.id, ...request });
}

const NEXT = { placed: 'confirmed', confirmed: 'shipped', shipped: 'delivered' } as const;

async function advance({ owner, shop }: Desk, { id, status }: Order): Promise<void> {
  const to = NEXT[status as keyof typeof NEXT];
  if (to) await owner.call('updateOrderStatus', { storeId: shop.id, orderId: id, from: status, to });
}

async function end({ owner, shop }: Desk, { id, status }: Order): Promise<void> {
  const to = status === 'delivered' || status === 'undelivered' ? 'returned' : 'cancelled';
  await owner.call('updateOrderStatus', { storeId: shop.id, orderId: id, from: status, to });
}

async function ship({ owner, shop, random }: Desk, order: Order): Promise<void> {
  const left = leftToShip(order).filter(({ quantity }) => quantity > 0);
  if (left.length === 0) return;
  const lines = left.map(({ line, quantity }) => ({ line, quantity: integer(random, 1, quantity) }));
  const parcel = { key: randomUUID(), lines, carrier: '', trackingNumber: '' };
  await owner.call('shipParcel', { storeId: shop.id, orderId: order.id, ...parcel });
}

async function moveParcel({ owner, shop, random }: Desk, order: Order): Promise<void> {
  const moves = order.shipments.flatMap(({ id, state }) =>
    nextParcelStates(state).map((to) => ({ parcelId: id, from: state, to })),
  );
  if (moves.length === 0) return;
  const move = pick(random, moves);
  const why = move.to === 'undelivered' ? ({ why: 'refused' } as const) : {};
  await owner.call('moveParcel', { storeId: shop.id, orderId: order.id, ...move, ...why });
}

const others = (random: Random) => {
  const productId = pick(random, ['dear', 'cheap'] as const);
  return [{ productId, variantId: `${productId}-red`, quantity: integer(random, 1, 2) }];
};

async function edit({ owner, shop, random }: Desk, order: Order): Promise<void> {
  const now = unchanged(order);
  const kept = now.kept.map(({ line, quantity }) => ({ line, quantity: integer(random, 1, quantity + 1) }));
  const { byHand, ...changes }: OrderChanges = { ...now, kept, added: random() < 0.5 ? others(random) : [] };
  const request = {
    ...{ storeId: shop.id, orderId: order.id, version: order.edits.length, key: randomUUID() },
    ...{ reason: 'As agreed', ...changes, discount: byHand.discount },
    ...(byHand.charges !== null && { charges: byHand.charges }),
  };
  const quoted = await owner.call('editOrder', request);
  if (quoted.ok) await owner.call('editOrder', { ...request, seenTotal: quoted.value.after.total });
}

async function ask({ shopper, shop, random }: Desk, order: Order): Promise<void> {
  const lines = order.lines
    .map((_, line) => ({ line, quantity: returnableQuantity(order, line) }))
    .filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) return;
  const { line, quantity } = pick(random, lines);
  const wanted = [{ line, quantity: integer(random, 1, quantity), reason: 'unwanted' as const }];
  const request = { key: randomUUID(), wish: 'exchange' as const, note: '', lines: wanted };
  await shopper.call('requestReturn', { storeId: shop.id, orderId: order.id, ...request });
}

async function updateReturnState({ owner, shop, random }: Desk, order: Order): Promise<void> {
  const open = order.returns.filter(({ state }) => ['requested', 'approved', 'received'].includes(state));
  if (open.length === 0) return;
  const one = pick(random, open);
  const of = { storeId: shop.id, orderId: order.id, returnId: one.id };
  const back = one.lines.map(({ line, quantity }) => ({ line, quantity }));
  if (one.state === 'requested')
    await owner.call('updateReturnState', { ...of, from: 'requested', to: 'approved', restock: [] });
  else if (one.state === 'approved')
    await owner.call('updateReturnState', { ...of, from: 'approved', to: 'received', restock: back });
  else if (random() < 0.4) await owner.call('settleReturn', { ...of, to: 'refunded', amount: 500 });
}

async function exchange({ owner, shop, random }: Desk, order: Order): Promise<void> {
  const arrived = order.returns.filter(({ state }) => state === 'received');
  if (arrived.length === 0) return;
  const { id: returnId } = pick(random, arrived);
  const request = {
    ...{ storeId: shop.id, orderId: order.id, returnId },
    ...{ key: randomUUID(), added: others(random) },
  };
  const quoted = await owner.call('exchangeReturn', request);
  if (quoted.ok) await owner.call('exchangeReturn', { ...request, seenDifference: quoted.value.difference });
}

/** By the link of the mail; who is refused at the bank leaves it. */
async function payDifference({ owner, visitor, shop, stripe, firebase }: Desk, order: Order): Promise<void> {
  if (owedOf(order) === 0) return;
  const sent = await owner.call('sendPaymentLink', { storeId: shop.id, orderId: order.id, mail: false });
  if (!sent.ok) return;
  const started = await visitor.call('startLinkPayment', { token: sent.value.link.split('/pay/')[1] ?? '' });
  if (!started.ok) return;
  await firebase.persist(async () => {
    try {
      await stripe.payThrough(started.value, 'succeeds');
    } catch (error) {
      if (!(error instanceof CardRefused)) throw error;
    }
  });
}
