import { isCurrencyCode, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { fieldsOf, finite } from '@/lib/domain/parse/fields';

/** Cash on delivery in minor units of one currency, since counting began. */
interface CourierSums {
  /** Paid by shoppers at the door. */
  readonly collected: Minor;
  /** The part that payouts settled, at the orders' totals. */
  readonly settled: Minor;
  /** Cash collected according to the couriers' payouts. */
  readonly received: Minor;
  /** Couriers' fees. */
  readonly fees: Minor;
}

/** One event's change of these sums. */
export interface CourierMove extends CourierSums {
  readonly currency: CurrencyCode;
}

export type CourierBooks = Readonly<Partial<Record<CurrencyCode, CourierSums>>>;

const NOTHING: CourierSums = { collected: 0, settled: 0, received: 0, fees: 0 };
const SUMS = Object.keys(NOTHING) as (keyof CourierSums)[];

export const courierMove = (currency: CurrencyCode, part: Partial<CourierSums>): CourierMove => ({
  ...NOTHING,
  ...part,
  currency,
});

/** Cash that couriers still hold. */
export const atCouriers = ({ collected, settled }: CourierSums): Minor => collected - settled;

/** What payouts brought above (or, negative, below) the cash that was due. */
export const payoutDifference = ({ received, settled }: CourierSums): Minor => received - settled;

/** Adds a move to the sums. */
export function addMove(books: CourierBooks, { currency, ...move }: CourierMove): CourierBooks {
  const known = books[currency] ?? NOTHING;
  const sums = Object.fromEntries(SUMS.map((name) => [name, known[name] + move[name]]));
  return { ...books, [currency]: { ...NOTHING, ...sums } };
}

export const booksIn = (books: CourierBooks): readonly (readonly [CurrencyCode, CourierSums])[] =>
  Object.entries(books)
    .flatMap(([code, sums]) => (isCurrencyCode(code) ? [[code, sums] as const] : []))
    .sort(([one], [other]) => one.localeCompare(other));

const parseSums = (value: unknown): CourierSums => {
  const fields = fieldsOf(value);
  return { ...NOTHING, ...Object.fromEntries(SUMS.map((name) => [name, finite(fields[name]) ?? 0])) };
};

export const parseCourierBooks = (data: unknown): CourierBooks =>
  Object.fromEntries(
    Object.entries(fieldsOf(fieldsOf(data).currencies)).flatMap(([code, sums]) =>
      isCurrencyCode(code) ? [[code, parseSums(sums)]] : [],
    ),
  );

/** A stored move; null when no cash moved. */
export function parseCourierMove(value: unknown): CourierMove | null {
  const { currency } = fieldsOf(value);
  return isCurrencyCode(currency) ? { ...parseSums(value), currency } : null;
}
