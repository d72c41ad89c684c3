import { count, fieldsOf } from '@/lib/domain/parse/fields';
import type { Day } from '@/lib/domain/stats/store-day';
import type { BasketChange } from './baskets';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** How long an order counts: about 90 days. */
const WINDOW_WEEKS = 13;
/** The most partners of a product. */
const MOST_PARTNERS = 20;
/** Fewer common orders are not significant. */
const LEAST_ORDERS = 2;

type Weeks = Readonly<Record<string, number>>;

/** The number of orders with both products, by partner product and week. */
export type Together = Readonly<Record<string, Weeks>>;

const weekAt = (ms: number) => Math.floor(ms / WEEK_MS);

const ordersIn = (weeks: Weeks) => Object.values(weeks).reduce((sum, orders) => sum + orders, 0);

const withinWindow = (weeks: Weeks, newest: number): Weeks =>
  Object.fromEntries(
    Object.entries(weeks).filter(([week, orders]) => orders > 0 && Number(week) > newest - WINDOW_WEEKS),
  );

export const parseTogether = (data: unknown): Together =>
  Object.fromEntries(
    Object.entries(fieldsOf(fieldsOf(data).partners)).map(([partner, weeks]) => [partner, parseWeeks(weeks)]),
  );

const parseWeeks = (value: unknown): Weeks =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([week, orders]) => [week, count(orders) ?? 0]));

/** The tables (by product) after an event of an order on `day`; unchanged ones stay the same objects. */
export function addBaskets(
  known: ReadonlyMap<string, Together>,
  day: Day,
  { before, after }: BasketChange,
): Map<string, Together> {
  const week = weekAt(Date.parse(day));
  const tables = new Map(known);
  const products = [...new Set([...before, ...after])];
  for (const product of products) {
    const change = products
      .filter((other) => other !== product)
      .map((other) => [other, holds(after, product, other) - holds(before, product, other)] as const);
    tables.set(product, withOrders(tables.get(product) ?? {}, week, change));
  }
  return tables;
}

const holds = (basket: readonly string[], one: string, other: string) =>
  Number(basket.includes(one) && basket.includes(other));

/** The count of a partner that was dropped earlier never becomes negative when its order is cancelled. */
function withOrders(table: Together, week: number, change: readonly (readonly [string, number])[]): Together {
  const counted = (partner: string) => table[partner]?.[week] ?? 0;
  const changed = change.filter(([partner, orders]) => orders > 0 || (orders < 0 && counted(partner) > 0));
  if (changed.length === 0) return table;
  const now = changed.map(([partner, orders]): [string, Weeks] => [
    partner,
    { ...table[partner], [week]: counted(partner) + orders },
  ]);
  return bounded({ ...table, ...Object.fromEntries(now) }, new Set(now.map(([partner]) => partner)));
}

/** The partners with the most orders; among equals this change's come first, so that new ones can enter. */
function bounded(table: Together, latest: ReadonlySet<string>): Together {
  const newest = Math.max(...Object.values(table).flatMap((weeks) => Object.keys(weeks).map(Number)));
  const kept = Object.entries(table)
    .map(([partner, weeks]) => [partner, withinWindow(weeks, newest)] as const)
    .filter(([, weeks]) => ordersIn(weeks) > 0)
    .sort(
      ([a, ofA], [b, ofB]) => ordersIn(ofB) - ordersIn(ofA) || Number(latest.has(b)) - Number(latest.has(a)),
    );
  return Object.fromEntries(kept.slice(0, MOST_PARTNERS));
}

/** The products most often ordered with this one within the window before `at` (milliseconds), most frequent first. */
export function partnersOf(table: Together, at: number, most: number): string[] {
  const partners = Object.entries(table).map(
    ([partner, weeks]) => [partner, ordersIn(withinWindow(weeks, weekAt(at)))] as const,
  );
  return partners
    .filter(([, orders]) => orders >= LEAST_ORDERS)
    .sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([partner]) => partner);
}
