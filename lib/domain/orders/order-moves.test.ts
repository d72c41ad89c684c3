import type { Product } from '@/lib/domain/catalogue/product';
import { goodsMove } from '@/lib/domain/payments/goods-move';
import {
  refundableAmount,
  refundableQuantity,
  refundedAmount,
  refundedGoods,
  refundOrder,
} from '@/lib/domain/payments/refund-order';
import { NOTHING_SOLD, sumFigures, type Figures } from '@/lib/domain/stats/figures';
import { endedEntry, placedEntry, refundedEntry, undeliveredEntry } from '@/lib/domain/stats/ledger';
import { returnStock, takeStock } from '@/lib/domain/stock/move-stock';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { applyStatusChange, wasPlaced } from './apply-status-change';
import type { Order } from './order';
import {
  nextStatuses,
  returnsStock,
  UNDELIVERED_REASONS,
  type OrderActor,
  type OrderStatus,
} from './order-status';

const SEED_STOCK = 50;
const RUNS = 200;
const STEPS = 14;
const ACTORS: readonly OrderActor[] = ['shopper', 'owner', 'system'];

/** Numbers from 0 up to 1 that a seed repeats. */
function numbersFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A store with one product and one order of it; its fields are what functions would have stored. */
interface Shop {
  readonly product: Product;
  readonly order: Order;
  /** Minor units that came in, by card or at the door. */
  readonly paid: number;
  readonly ledger: readonly Figures[];
  readonly cameBack: number;
}

const BASE = 'USD';
const bought = [aRequestedLine({ quantity: 3 })];

function opened(byCard: boolean): Shop {
  const product = aProduct({ variants: [aVariant({ stock: SEED_STOCK })] });
  const order = anOrder({
    request: { lines: bought, paymentMethod: byCard ? 'card' : 'cash' },
    products: [product],
  });
  // A card order takes its pieces when its payment is started.
  const held: Order = { ...order, goods: 'held' };
  return {
    product: { ...product, ...takeStock(product, held.lines, held.createdAt) },
    order: held,
    paid: 0,
    ledger: byCard ? [] : [placedEntry(held, BASE, null).figures],
    cameBack: 0,
  };
}

/** One status change with everything that the functions write beside it. */
function moved(shop: Shop, to: OrderStatus, actor: OrderActor, random: () => number): Shop {
  const why = UNDELIVERED_REASONS[Math.floor(random() * UNDELIVERED_REASONS.length)] ?? 'other';
  const { order: before } = shop;
  const move = {
    to,
    actor,
    by: null,
    now: before.updatedAt + 1,
    reason: 'Because',
    why,
    writeOff: random() < 0.3,
  };
  const stepped = applyStatusChange(before, move);
  if (!stepped.ok) throw new Error(stepped.error.code);
  const settled: Order =
    to === 'placed' && before.paymentMethod === 'card'
      ? { ...stepped.value, paymentStatus: 'paid' }
      : stepped.value;
  const { goods, take, back } = goodsMove(before, settled);
  const order = { ...settled, goods };
  const left = take.length
    ? { ...shop.product, ...takeStock(shop.product, take, before.createdAt) }
    : shop.product;
  const product = back.length ? { ...left, ...returnStock(left, back, before.createdAt) } : left;
  const isPaidNow = before.paymentStatus === 'unpaid' && order.paymentStatus === 'paid';
  const entries = [
    ...(to === 'placed' ? [placedEntry(order, BASE, null)] : []),
    ...(to === 'undelivered' ? [undeliveredEntry(before, move.now, why)] : []),
    ...(returnsStock(to) && wasPlaced(before) ? [endedEntry(before, BASE, move.now, false)] : []),
  ];
  return {
    product,
    order,
    paid: shop.paid + (isPaidNow ? order.total : 0),
    ledger: [...shop.ledger, ...entries.map(({ figures }) => figures)],
    cameBack: shop.cameBack + Number(to === 'undelivered'),
  };
}

function refunded(shop: Shop, random: () => number): Shop {
  const most = refundableAmount(shop.order);
  const pieces = Math.min(refundableQuantity(shop.order, 0), 1);
  const result = refundOrder(shop.order, {
    id: String(shop.ledger.length),
    at: shop.order.updatedAt + 1,
    by: 'owner-1',
    amount: 1 + Math.floor(random() * most),
    lines: pieces && random() < 0.6 ? [{ line: 0, quantity: 1 }] : [],
    reason: '',
    restocked: random() < 0.5,
    state: 'done',
  });
  if (!result.ok) return shop;
  const { order, refund } = result.value;
  const back = refund.restocked ? refundedGoods(order, refund) : [];
  return {
    ...shop,
    order,
    product: back.length
      ? { ...shop.product, ...returnStock(shop.product, back, order.createdAt) }
      : shop.product,
    ledger: [...shop.ledger, refundedEntry(shop.order, BASE, refund).figures],
  };
}

const piecesBack = ({ refunds }: Order): number =>
  refunds
    .flatMap(({ restocked, lines }) => (restocked ? lines : []))
    .reduce((sum, { quantity }) => sum + quantity, 0);

function expectBalance({ product, order, paid, ledger, cameBack }: Shop): void {
  const sold = order.goods === 'none' && !order.writtenOff ? 0 : order.totalProducts;
  const returned = order.goods === 'none' && !order.writtenOff ? 0 : piecesBack(order);
  expect(product.stock).toBe(SEED_STOCK - sold + returned);
  expect(refundableAmount(order)).toBe(paid - refundedAmount(order));
  const { revenue, undelivered } = sumFigures([NOTHING_SOLD, ...ledger]);
  const counts = wasPlaced(order) && !returnsStock(order.status);
  expect(revenue).toBe(counts ? order.total - refundedAmount(order) : 0);
  expect(undelivered).toBe(cameBack);
}

/** Every allowed move. Only what expired unpaid is placed after all, see `settlementOf`. */
const movesOf = (order: Order) =>
  ACTORS.flatMap((actor) => nextStatuses(order, actor).map((to) => ({ to, actor }))).filter(
    ({ to }) => to !== 'placed' || !wasPlaced(order),
  );

test('whatever is done to an order, stock is seed less sold plus returned, and money paid less refunded', () => {
  const reached = new Set<OrderStatus>();
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const random = numbersFrom(seed);
    let shop = opened(seed % 3 === 0);
    reached.add(shop.order.status);
    for (let step = 0; step < STEPS; step += 1) {
      const moves = movesOf(shop.order);
      const chosen = moves[Math.floor(random() * moves.length)];
      const refunds = refundableAmount(shop.order) > 0 && (!chosen || random() < 0.3);
      if (refunds) shop = refunded(shop, random);
      else if (chosen) shop = moved(shop, chosen.to, chosen.actor, random);
      expectBalance(shop);
      reached.add(shop.order.status);
    }
  }
  expect([...reached].sort()).toEqual(
    [
      'awaiting',
      'cancelled',
      'confirmed',
      'delivered',
      'pending',
      'placed',
      'returned',
      'shipped',
      'undelivered',
    ].sort(),
  );
});
