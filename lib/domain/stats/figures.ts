import type { Minor } from '@/lib/domain/money/money';
import { fieldsOf, finite } from '@/lib/domain/parse/fields';
import { addDiscounts, parseDiscounts, type DiscountParts } from './discount-figures';
import { addFeeParts, parseFeeParts, type FeeParts } from './fee-figures';

/** The figures of one product, category or payment method. */
export interface PartFigures {
  /** Orders that contain it. */
  readonly orders: number;
  readonly units: number;
  readonly revenue: Minor;
}

export type Parts = Readonly<Record<string, PartFigures>>;

/**
 * A store's sales in a period, or one event's change to them. Money is in minor units of the base currency. An order
 * counts on the store's day it was placed, less what was cancelled, returned or refunded since.
 */
export interface Figures {
  readonly orders: number;
  /** Including delivery charges. */
  readonly revenue: Minor;
  readonly units: number;
  /** Orders cancelled or returned since; the figures above exclude them. */
  readonly cancelled: number;
  /** Parcels that came back, counted each time; the order still counts until it is returned. */
  readonly undelivered: number;
  /** Refunded to customers, already deducted from the revenue. */
  readonly refunds: Minor;
  /** Taken back by banks for lost disputes, already deducted from the revenue. */
  readonly lostDisputes: Minor;
  /** Cash collected at the door, on the day of delivery. */
  readonly collected: Minor;
  /** Couriers' payouts before fees, on the day they arrived. */
  readonly received: Minor;
  readonly courierFees: Minor;
  /** The cash rounding, included in the revenue; positive or negative. */
  readonly rounding: Minor;
  /** Customers with their first order. */
  readonly newCustomers: number;
  /** Customers with an order on an earlier day, counted once a day. */
  readonly returningCustomers: number;
  /** By category id, without delivery charges; goods without a category are under `NO_CATEGORY`. */
  readonly categories: Parts;
  /** By payment method, including delivery charges. */
  readonly payments: Parts;
  /**
   * By source of orders that staff entered, including delivery charges; the rest was ordered online, see `bySource`.
   */
  readonly sources: Parts;
  /** By what led online orders here (`referralKey`), including delivery charges; the rest is by hand or unknown. */
  readonly referrals: Parts;
  /** Orders with any discount, including delivery charges. */
  readonly discounted: PartFigures;
  /** By discount and currency, in that currency. */
  readonly discounts: DiscountParts;
  /** The platform's fees of card payments, by currency, in that currency; not deducted from the revenue. */
  readonly platformFees: FeeParts;
  /** By product id, without delivery charges. Months leave them out: these have documents of their own. */
  readonly products: Parts;
}

/** The key for goods without a category: Firestore refuses empty map keys, and no slug or id is a dash. */
export const NO_CATEGORY = '-';

export const NO_PART: PartFigures = { orders: 0, units: 0, revenue: 0 };

export const NOTHING_SOLD: Figures = {
  orders: 0,
  revenue: 0,
  units: 0,
  cancelled: 0,
  undelivered: 0,
  refunds: 0,
  lostDisputes: 0,
  rounding: 0,
  collected: 0,
  received: 0,
  courierFees: 0,
  newCustomers: 0,
  returningCustomers: 0,
  categories: {},
  payments: {},
  sources: {},
  referrals: {},
  discounted: NO_PART,
  discounts: {},
  platformFees: {},
  products: {},
};

const addPart = (one: PartFigures, more: PartFigures, times: number): PartFigures => ({
  orders: one.orders + times * more.orders,
  units: one.units + times * more.units,
  revenue: one.revenue + times * more.revenue,
});

/** Adds `more` to `parts` `times` times (-1 subtracts); parts that sum to zero are left out. */
export function addParts(parts: Parts, more: Parts, times = 1): Parts {
  const sum: Record<string, PartFigures> = { ...parts };
  for (const [id, part] of Object.entries(more)) sum[id] = addPart(sum[id] ?? NO_PART, part, times);
  return Object.fromEntries(
    Object.entries(sum).filter(([, { orders, units, revenue }]) => orders || units || revenue),
  );
}

/** Adds `more` to `figures` `times` times; -1 subtracts. */
export const addFigures = (figures: Figures, more: Figures, times = 1): Figures => ({
  orders: figures.orders + times * more.orders,
  revenue: figures.revenue + times * more.revenue,
  units: figures.units + times * more.units,
  cancelled: figures.cancelled + times * more.cancelled,
  undelivered: figures.undelivered + times * more.undelivered,
  refunds: figures.refunds + times * more.refunds,
  lostDisputes: figures.lostDisputes + times * more.lostDisputes,
  rounding: figures.rounding + times * more.rounding,
  collected: figures.collected + times * more.collected,
  received: figures.received + times * more.received,
  courierFees: figures.courierFees + times * more.courierFees,
  newCustomers: figures.newCustomers + times * more.newCustomers,
  returningCustomers: figures.returningCustomers + times * more.returningCustomers,
  categories: addParts(figures.categories, more.categories, times),
  payments: addParts(figures.payments, more.payments, times),
  sources: addParts(figures.sources, more.sources, times),
  referrals: addParts(figures.referrals, more.referrals, times),
  discounted: addPart(figures.discounted, more.discounted, times),
  discounts: addDiscounts(figures.discounts, more.discounts, times),
  platformFees: addFeeParts(figures.platformFees, more.platformFees, times),
  products: addParts(figures.products, more.products, times),
});

export const sumFigures = (all: Iterable<Figures>): Figures =>
  [...all].reduce((sum, figures) => addFigures(sum, figures), NOTHING_SOLD);

/** The figures by source; orders without another source count as online. */
export const bySource = ({ orders, units, revenue, sources }: Figures): Parts =>
  Object.values(sources).reduce<Parts>((left, part) => addParts(left, { online: part }, -1), {
    ...sources,
    ...addParts({}, { online: { orders, units, revenue } }),
  });

/** The average order value; 0 without orders. */
export const averageOrder = ({ orders, revenue }: Pick<Figures, 'orders' | 'revenue'>): Minor =>
  orders > 0 ? Math.round(revenue / orders) : 0;

/** Parses stored figures; missing or malformed values count as 0. */
export function parseFigures(value: unknown): Figures {
  const fields = fieldsOf(value);
  const amount = (name: keyof Figures) => finite(fields[name]) ?? 0;
  return {
    orders: amount('orders'),
    revenue: amount('revenue'),
    units: amount('units'),
    cancelled: amount('cancelled'),
    undelivered: amount('undelivered'),
    refunds: amount('refunds'),
    lostDisputes: amount('lostDisputes'),
    rounding: amount('rounding'),
    collected: amount('collected'),
    received: amount('received'),
    courierFees: amount('courierFees'),
    newCustomers: amount('newCustomers'),
    returningCustomers: amount('returningCustomers'),
    categories: parseParts(fields.categories),
    payments: parseParts(fields.payments),
    sources: parseParts(fields.sources),
    referrals: parseParts(fields.referrals),
    discounted: parsePart(fields.discounted),
    discounts: parseDiscounts(fields.discounts),
    platformFees: parseFeeParts(fields.platformFees),
    products: parseParts(fields.products),
  };
}

export function parseParts(value: unknown): Parts {
  const parts = Object.entries(fieldsOf(value)).map(([id, stored]) => [id, parsePart(stored)] as const);
  return Object.fromEntries(parts);
}

function parsePart(value: unknown): PartFigures {
  const { orders, units, revenue } = fieldsOf(value);
  return { orders: finite(orders) ?? 0, units: finite(units) ?? 0, revenue: finite(revenue) ?? 0 };
}
