import { customerKey } from '@/functions/src/adapters/tokens/digest';
import type { RequestedLine } from '@/lib/domain/api/orders';
import { priceCart, type Catalogue } from '@/lib/domain/cart/pricing/price-cart';
import { rateOf } from '@/lib/domain/cart/pricing/rate-of';
import type { Product } from '@/lib/domain/catalogue/product';
import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import { NUMBERS_PER_SECOND, orderNumber } from '@/lib/domain/orders/number/order-number';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { returnsStock, type OrderActor, type OrderStatus } from '@/lib/domain/orders/order-status';
import type { Referral } from '@/lib/domain/orders/referral';
import { buildOrder, withReservation } from '@/lib/domain/orders/placing/build-order';
import { refundOrder } from '@/lib/domain/payments/refund-order';
import type { Result } from '@/lib/domain/result';
import { returnStock, takeStock } from '@/lib/domain/stock/move-stock';
import { storeDay } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { PEOPLE, SHOPPER, type Person } from '../data/people';
import { between, cycle, integer, pick, randomOf, type Random } from '../random';
import { DAY_MS } from './build-catalogue';

export interface Accounts {
  readonly owner: string;
  readonly shopper: string;
}

type Step = readonly [to: OrderStatus, actor: OrderActor, afterHours: number];

const CONFIRM: Step = ['confirmed', 'owner', 14];
const SHIP: Step = ['shipped', 'owner', 40];
const DELIVER: Step = ['delivered', 'owner', 96];

const KEPT: readonly Step[] = [CONFIRM, SHIP, DELIVER];

/** How orders go on: most end well; the last rows are rare cases. */
const FATES: readonly (readonly Step[])[] = [
  ...Array.from({ length: 24 }, () => KEPT),
  [['cancelled', 'shopper', 2]],
  [CONFIRM, ['cancelled', 'owner', 20]],
  [...KEPT, ['returned', 'owner', 170]],
];

const referral = (source: string, medium = '', campaign = ''): Referral => ({ source, medium, campaign });

/** Unwraps a result: the seed orders only what is in stock, so no failure is expected. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`The seed made an order that the domain refuses: ${result.error.code}.`);
  return result.value;
}

/** The state that the orders share, which are placed one after another. */
interface Trade {
  readonly setting: StoreSetting;
  /** Changes with every order. */
  readonly catalogue: Map<string, Product>;
  readonly accounts: Accounts;
  readonly random: Random;
  readonly now: number;
}

/** The share of orders paid by card, where the store takes cards. */
const BY_CARD = 0.35;
/** Time from the order to its payment (milliseconds). */
const CARD_MS = 90_000;

/** What led shoppers here; the more often the likelier. Null: their browsers ask not to be tracked. */
const REFERRALS: readonly (Referral | null)[] = [
  ...Array.from({ length: 4 }, () => referral('direct')),
  ...Array.from({ length: 3 }, () => referral('google.com')),
  ...Array.from({ length: 3 }, () => referral('instagram', 'social', 'new-boards')),
  ...Array.from({ length: 2 }, () => referral('newsletter', 'email', 'autumn')),
  ...[referral('facebook', 'paid', 'autumn'), referral('pinterest.com'), null],
];

/** One order in this many belongs to the demo shopper, and so does the last one. */
const OWN_EVERY = 40;

/**
 * Places `count` orders over the last 90 days with the same functions that serve shoppers; returns them and the catalogue
 * afterwards. Recent orders are still on their way.
 */
export function buildOrders(
  setting: StoreSetting,
  products: readonly Product[],
  accounts: Accounts,
  count: number,
  now: number,
) {
  const random = randomOf(`${setting.storeId} orders`);
  const cards = randomOf(`${setting.storeId} cards`);
  const visits = randomOf(`${setting.storeId} referrals`);
  const catalogue = new Map<string, Product>(products.map((product) => [product.id, product]));
  const trade: Trade = { setting, catalogue, accounts, random, now };
  const orders = Array.from({ length: count }, (_, index) => {
    // The exponent moves orders a little towards today, because the shop grows.
    const age = 90 * DAY_MS * (1 - (index + between(random, 0.1, 0.9)) / count) ** 1.25;
    const placedAt = Math.floor(now - age - 90 * 60_000 * random());
    const byCard = setting.payment.card.enabled && cards() < BY_CARD;
    const placed = { ...place(trade, index, placedAt, byCard), referral: pick(visits, REFERRALS) };
    return live(placed, trade);
  });
  return { orders, products: products.map((product) => catalogue.get(product.id) ?? product) };
}

function place(trade: Trade, index: number, at: number, byCard: boolean): Order {
  const { setting, catalogue, accounts, random } = trade;
  const isOwn = index % OWN_EVERY === OWN_EVERY - 1;
  const person = isOwn ? SHOPPER : pick(random, PEOPLE);
  const lines = basket(catalogue, random, at);
  const id = `seed-${setting.storeId}-${String(index + 1).padStart(4, '0')}`;
  const number = orderNumber(at, integer(random, 0, NUMBERS_PER_SECOND - 1));
  const order = placeOrder(trade, {
    ...{ id, number, person, lines, at, byCard },
    uid: isOwn ? accounts.shopper : `guest-${id}`,
    designs: new Map(),
  });
  return byCard ? paid(order) : order;
}

interface Placing {
  readonly id: string;
  readonly number: string;
  readonly person: Person;
  readonly uid: string;
  readonly lines: readonly RequestedLine[];
  readonly designs: Catalogue['designs'];
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly byCard: boolean;
}

/** Orders these boards as a shopper's checkout would, and takes them from the stock; a card order is not paid yet. */
export function placeOrder(
  { setting, catalogue }: Pick<Trade, 'setting' | 'catalogue'>,
  { id, number, person, uid, lines, designs, at, byCard }: Placing,
): Order {
  const currency = rateOf(setting, person.currency) === undefined ? setting.baseCurrency : person.currency;
  const sold = { products: catalogue, designs };
  const quote = valueOf(
    priceCart(lines, sold, {
      setting,
      currency,
      locale: person.locale,
      now: at,
      day: storeDay(at, setting.timeZone),
    }),
  );
  const order = buildOrder({
    requestId: null,
    request: {
      storeId: setting.storeId,
      key: id,
      lines,
      address: {
        fullName: person.name,
        streetAddress: person.street,
        zipCode: person.zip,
        city: person.city,
        email: person.email,
        mobileNumber: person.phone,
      },
      paymentMethod: byCard ? 'card' : 'cash',
      currency,
      locale: person.locale,
    },
    quote,
    catalogue: sold,
    rate: rateOf(setting, currency) ?? 1,
    ...{ id, number, uid },
    customerId: customerKey(person.email),
    setting,
    now: at,
  });
  moveGoods(order, catalogue, takeStock);
  return byCard ? order : withReservation(order, true);
}

/** A card order as it is after its payment; the seed makes that payment when it writes the store. */
const paid = (order: Order): Order =>
  valueOf(
    applyStatusChange(
      { ...order, paymentStatus: 'paid', goods: 'taken' },
      { to: 'placed', actor: 'system', by: null, now: order.createdAt + CARD_MS },
    ),
  );

/** One to three different boards that the shop sold by then; a few boards sell much better than the rest. */
function basket(catalogue: ReadonlyMap<string, Product>, random: Random, at: number): RequestedLine[] {
  const products = [...catalogue.values()].filter(({ createdAt }) => createdAt < at);
  const wanted = new Set(
    Array.from({ length: pick(random, [1, 1, 1, 2, 2, 3]) }, () =>
      cycle(products, Math.floor(random() ** 1.7 * products.length) * 7),
    ),
  );
  return [...wanted].map((product) => {
    const variant = pick(
      random,
      product.variants.filter(({ stock }) => stock > 3),
    );
    return {
      productId: product.id,
      variantId: variant.id,
      quantity: pick(random, [1, 1, 1, 1, 2, 3]),
      seenPrice: variant.price,
    };
  });
}

/**
 * Moves the order through its planned states, as far as time allows. Card orders keep their payment, because the seed makes no
 * refunds at Stripe.
 */
function live(placed: Order, { catalogue, random, accounts, now }: Trade): Order {
  const fate = pick(random, placed.paymentMethod === 'card' ? [KEPT] : FATES);
  const slow = between(random, 0.7, 1.5);
  let order = placed;
  for (const [to, actor, hours] of fate) {
    const at = Math.floor(placed.createdAt + hours * slow * 3_600_000);
    if (at >= now) break;
    order = valueOf(
      applyStatusChange(order, { to, actor, by: actor === 'owner' ? accounts.owner : placed.uid, now: at }),
    );
    if (to === 'returned') order = valueOf(refundOrder(order, wholeRefund(order, accounts.owner, at))).order;
    if (returnsStock(to)) moveGoods(order, catalogue, returnStock);
    order = { ...order, goods: returnsStock(to) ? 'none' : 'taken' };
  }
  return order;
}

/** The full refund of a returned order, whose goods came back with the return. */
const wholeRefund = ({ id, lines, total }: Order, by: string, at: number): Refund => ({
  id: `${id}-refund`,
  at,
  by,
  amount: total,
  lines: lines.map(({ quantity }, line) => ({ line, quantity })),
  reason: '',
  restocked: false,
  state: 'done',
});

function moveGoods(order: Order, catalogue: Map<string, Product>, move: typeof takeStock): void {
  for (const id of new Set(order.lines.map((line) => line.productId))) {
    const product = catalogue.get(id);
    if (product)
      catalogue.set(id, {
        ...product,
        ...move(
          product,
          order.lines.filter((line) => line.productId === id),
          order.createdAt,
        ),
      });
  }
}
