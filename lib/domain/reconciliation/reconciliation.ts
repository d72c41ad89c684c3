import { isCurrencyCode, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { fieldsOf, filledText, finite, millis } from '@/lib/domain/parse/fields';
import type { Day } from '@/lib/domain/stats/store-day';
import { STOCK_CAUSES } from '@/lib/domain/stock/stock-move';
import { isOpen, parseDifference, type Difference } from './difference';

/** Payments in one currency, according to our orders and to the card provider. Minor units. */
export interface PaymentSums {
  readonly orders: number;
  readonly ordered: Minor;
  readonly givenBack: Minor;
  readonly payments: number;
  readonly received: Minor;
  readonly returned: Minor;
}

export type SumsByCurrency = Readonly<Partial<Record<CurrencyCode, PaymentSums>>>;
export type SumsByDay = Readonly<Record<Day, SumsByCurrency>>;

/** A range of payments, from `from` to `to` (milliseconds since the epoch), read newest first up to `after`. */
export interface Sweep {
  readonly from: number;
  readonly to: number;
  /** The last payment read; null before the first. */
  readonly after: string | null;
  /** Orders since then were paired with their payments; `to` before the first page. */
  readonly upTo: number;
  readonly days: SumsByDay;
}

/** `first`: stock at a product's first count; `gone`: stock of deleted products. In pieces. */
export const STOCK_SUMS = ['first', ...STOCK_CAUSES, 'gone', 'unexplained'] as const;
export type StockSums = Readonly<Record<(typeof STOCK_SUMS)[number], number>>;

/** The state of a store's checks, in one document. */
export interface Reconciliation {
  /** A lock against concurrent checks; in the past when none runs. */
  readonly busyUntil: number;
  /** When the last check ended; 0 before the first. */
  readonly checkedAt: number;
  /** Payments were checked up to here; `sweep` is a long run in progress. */
  readonly through: number;
  readonly sweep: Sweep | null;
  /** The last long run: its days and when it ended. */
  readonly days: SumsByDay;
  readonly from: number;
  readonly sweptAt: number;
  readonly stock: StockSums;
  /** When stock was last compared. */
  readonly stockAt: number;
  /** The product after which a round through all products continues, empty between rounds; when the last one ended. */
  readonly cursor: string;
  readonly roundAt: number;
  readonly differences: readonly Difference[];
}

const NO_SUMS: PaymentSums = { orders: 0, ordered: 0, givenBack: 0, payments: 0, received: 0, returned: 0 };
export const NO_STOCK = Object.fromEntries(STOCK_SUMS.map((name) => [name, 0])) as StockSums;

const addSums = (one: PaymentSums, other: PaymentSums): PaymentSums => ({
  orders: one.orders + other.orders,
  ordered: one.ordered + other.ordered,
  givenBack: one.givenBack + other.givenBack,
  payments: one.payments + other.payments,
  received: one.received + other.received,
  returned: one.returned + other.returned,
});

/** Adds an order or payment to the days. */
export function addToSums(
  days: SumsByDay,
  day: Day,
  currency: CurrencyCode,
  part: Partial<PaymentSums>,
): SumsByDay {
  const known = days[day] ?? {};
  const sums = addSums(known[currency] ?? NO_SUMS, { ...NO_SUMS, ...part });
  return { ...days, [day]: { ...known, [currency]: sums } };
}

/** The sums of all days since `from`, by currency. */
export function sumsFrom(days: SumsByDay, from: Day): readonly (readonly [CurrencyCode, PaymentSums])[] {
  const total = new Map<CurrencyCode, PaymentSums>();
  for (const [day, currencies] of Object.entries(days))
    for (const [currency, sums] of Object.entries(currencies))
      if (day >= from && isCurrencyCode(currency))
        total.set(currency, addSums(total.get(currency) ?? NO_SUMS, sums));
  return [...total].sort(([one], [other]) => one.localeCompare(other));
}

/** Pieces in stock that our moves come to. */
export const reconciledStock = (stock: StockSums): number =>
  STOCK_SUMS.reduce((sum, name) => sum + stock[name], 0);

export const openDifferences = ({ differences }: Reconciliation): Difference[] => differences.filter(isOpen);

/** Parses the stored state, or the initial state of an unchecked store. Malformed differences are left out. */
export function parseReconciliation(data: unknown): Reconciliation {
  const fields = fieldsOf(data);
  const stock = fieldsOf(fields.stock);
  return {
    busyUntil: millis(fields.busyUntil) ?? 0,
    checkedAt: millis(fields.checkedAt) ?? 0,
    through: millis(fields.through) ?? 0,
    sweep: parseSweep(fields.sweep),
    days: parseDays(fields.days),
    from: millis(fields.from) ?? 0,
    sweptAt: millis(fields.sweptAt) ?? 0,
    stock: Object.fromEntries(STOCK_SUMS.map((name) => [name, finite(stock[name]) ?? 0])) as StockSums,
    stockAt: millis(fields.stockAt) ?? 0,
    cursor: filledText(fields.cursor) ?? '',
    roundAt: millis(fields.roundAt) ?? 0,
    differences: Object.entries(fieldsOf(fields.differences))
      .map(([id, difference]) => parseDifference(id, difference))
      .sort((one, other) => other.at - one.at),
  };
}

function parseSweep(value: unknown): Sweep | null {
  const fields = fieldsOf(value);
  const [from, to] = [millis(fields.from), millis(fields.to)];
  if (from === undefined || to === undefined) return null;
  const [after, upTo] = [filledText(fields.after) ?? null, millis(fields.upTo) ?? to];
  return { from, to, after, upTo, days: parseDays(fields.days) };
}

const parseDays = (value: unknown): SumsByDay =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([day, currencies]) => [
      day,
      Object.fromEntries(
        Object.entries(fieldsOf(currencies)).map(([currency, sums]) => [currency, parseSums(sums)]),
      ),
    ]),
  );

function parseSums(value: unknown): PaymentSums {
  const fields = fieldsOf(value);
  const names = Object.keys(NO_SUMS).map((name) => [name, finite(fields[name]) ?? 0]);
  return { ...NO_SUMS, ...Object.fromEntries(names) };
}
