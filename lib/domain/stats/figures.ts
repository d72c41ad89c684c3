import type { Minor } from '@/lib/domain/money/money';
import { fieldsOf, finite } from '@/lib/domain/parse/fields';
import { addDiscounts, parseDiscounts, type DiscountParts } from './discount-figures';

/** The share of one product, category or payment method. */
export interface PartFigures {
  /** Orders with any of it. */
  readonly orders: number;
  readonly units: number;
  readonly revenue: Minor;
}

export type Parts = Readonly<Record<string, PartFigures>>;

/**
 * What a store sold in a time, or what one event changes about it. Money is in minor units of the base currency. An
 * order counts on the store's day it was placed on, less what was cancelled, returned or refunded since.
 */
export interface Figures {
  readonly orders: number;
  /** With delivery charges. */
  readonly revenue: Minor;
  readonly units: number;
  /** Orders cancelled or returned since, which are in none of the figures above. */
  readonly cancelled: number;
  /** Parcels that came back, each time that one did; the order still counts until it is returned. */
  readonly undelivered: number;
  /** Paid back to customers, already taken off the revenue. */
  readonly refunds: Minor;
  /** Cash that shoppers paid at the door, on the day they did. */
  readonly collected: Minor;
  /** What couriers' payouts brought, before their fees, on the day they came. */
  readonly received: Minor;
  readonly courierFees: Minor;
  /** What rounding at the door added or took off, already in the revenue; of either sign. */
  readonly rounding: Minor;
  /** People who ordered for the first time. */
  readonly newCustomers: number;
  /** People who had ordered on an earlier day, each once a day. */
  readonly returningCustomers: number;
  /** By category id, without delivery charges; the empty id is that of goods without a category. */
  readonly categories: Parts;
  /** By payment method, with delivery charges. */
  readonly payments: Parts;
  /** Orders with any discount, with delivery charges. */
  readonly discounted: PartFigures;
  /** By discount and currency, in that currency. */
  readonly discounts: DiscountParts;
  /** By product id, without delivery charges. Months leave them out: they have documents of their own. */
  readonly products: Parts;
}

/** Stands for the category of boards that have none: Firestore refuses an empty name in a map. No slug or id is a dash. */
export const NO_CATEGORY = '-';

export const NO_PART: PartFigures = { orders: 0, units: 0, revenue: 0 };

export const NOTHING_SOLD: Figures = {
  orders: 0,
  revenue: 0,
  units: 0,
  cancelled: 0,
  undelivered: 0,
  refunds: 0,
  rounding: 0,
  collected: 0,
  received: 0,
  courierFees: 0,
  newCustomers: 0,
  returningCustomers: 0,
  categories: {},
  payments: {},
  discounted: NO_PART,
  discounts: {},
  products: {},
};

const addPart = (one: PartFigures, more: PartFigures, times: number): PartFigures => ({
  orders: one.orders + times * more.orders,
  units: one.units + times * more.units,
  revenue: one.revenue + times * more.revenue,
});

/** `parts` with `more` added `times` (-1 subtracts it); a part that sums to zero is left out. */
export function addParts(parts: Parts, more: Parts, times = 1): Parts {
  const sum: Record<string, PartFigures> = { ...parts };
  for (const [id, part] of Object.entries(more)) sum[id] = addPart(sum[id] ?? NO_PART, part, times);
  return Object.fromEntries(
    Object.entries(sum).filter(([, { orders, units, revenue }]) => orders || units || revenue),
  );
}

/** `figures` with `more` added `times`; -1 takes it away. */
export const addFigures = (figures: Figures, more: Figures, times = 1): Figures => ({
  orders: figures.orders + times * more.orders,
  revenue: figures.revenue + times * more.revenue,
  units: figures.units + times * more.units,
  cancelled: figures.cancelled + times * more.cancelled,
  undelivered: figures.undelivered + times * more.undelivered,
  refunds: figures.refunds + times * more.refunds,
  rounding: figures.rounding + times * more.rounding,
  collected: figures.collected + times * more.collected,
  received: figures.received + times * more.received,
  courierFees: figures.courierFees + times * more.courierFees,
  newCustomers: figures.newCustomers + times * more.newCustomers,
  returningCustomers: figures.returningCustomers + times * more.returningCustomers,
  categories: addParts(figures.categories, more.categories, times),
  payments: addParts(figures.payments, more.payments, times),
  discounted: addPart(figures.discounted, more.discounted, times),
  discounts: addDiscounts(figures.discounts, more.discounts, times),
  products: addParts(figures.products, more.products, times),
});

export const sumFigures = (all: Iterable<Figures>): Figures =>
  [...all].reduce((sum, figures) => addFigures(sum, figures), NOTHING_SOLD);

/** What an order is worth on average, 0 without orders. */
export const averageOrder = ({ orders, revenue }: Pick<Figures, 'orders' | 'revenue'>): Minor =>
  orders > 0 ? Math.round(revenue / orders) : 0;

/** Figures from their stored map; what is missing or malformed counts as nothing. */
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
    rounding: amount('rounding'),
    collected: amount('collected'),
    received: amount('received'),
    courierFees: amount('courierFees'),
    newCustomers: amount('newCustomers'),
    returningCustomers: amount('returningCustomers'),
    categories: parseParts(fields.categories),
    payments: parseParts(fields.payments),
    discounted: parsePart(fields.discounted),
    discounts: parseDiscounts(fields.discounts),
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
