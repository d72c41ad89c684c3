import { convertMinor } from '@/lib/domain/money/money';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { count, fieldsOf, finite } from '@/lib/domain/parse/fields';

interface ProductFigures {
  readonly units: number;
  readonly revenue: Minor;
}

/**
 * One day's figures of a store, or what one order adds to them. Revenue is in minor units of the base currency and
 * counts orders on the day they were placed, less those cancelled or returned since.
 */
export interface DayStats {
  readonly orders: number;
  readonly revenue: Minor;
  readonly units: number;
  /** By product id; revenue without delivery charges. */
  readonly products: Readonly<Record<string, ProductFigures>>;
}

/** Id of the document that counts this moment: its UTC day, `yyyy-mm-dd`. */
export const statsDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** What an order adds to its day (`sign` 1) or takes back (-1), to the same amount. */
export function statsOf(order: Order, baseCurrency: CurrencyCode, sign: 1 | -1): DayStats {
  const inBase = (amount: Minor) => sign * convertMinor(amount, order.currency, baseCurrency, 1 / order.rate);
  const products: Record<string, ProductFigures> = {};
  for (const { productId, quantity, unitPrice } of order.lines) {
    const { units = 0, revenue = 0 } = products[productId] ?? {};
    products[productId] = { units: units + sign * quantity, revenue: revenue + inBase(unitPrice * quantity) };
  }
  return { orders: sign, revenue: inBase(order.total), units: sign * order.totalProducts, products };
}

/** A day's figures from its stored document; a day without orders has none. */
export function parseDayStats(data: unknown): DayStats {
  const fields = fieldsOf(data);
  const products = Object.entries(fieldsOf(fields.products)).map(([id, value]) => {
    const { units, revenue } = fieldsOf(value);
    return [id, { units: finite(units) ?? 0, revenue: finite(revenue) ?? 0 }] as const;
  });
  return {
    orders: count(fields.orders) ?? 0,
    revenue: finite(fields.revenue) ?? 0,
    units: count(fields.units) ?? 0,
    products: Object.fromEntries(products),
  };
}
