import type { Customer } from '@/lib/domain/customers/customer';
import type { CurrencyCode } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { returnsStock } from '@/lib/domain/orders/order-status';
import { addParts, type Figures, type Parts } from '@/lib/domain/stats/figures';
import {
  countEntries,
  endedEntry,
  placedEntry,
  refundedEntry,
  type LedgerEntry,
} from '@/lib/domain/stats/ledger';
import { monthOf, type Day, type Month } from '@/lib/domain/stats/store-day';
import { SHOPPER } from '../data/people';

export interface SeedFigures {
  readonly days: ReadonlyMap<Day, Figures>;
  /** What each product sold, by month. */
  readonly products: ReadonlyMap<Month, Parts>;
  readonly customers: readonly Customer[];
}

/** The figures and customers that the functions would have counted from these orders' ledger. */
export function buildFigures(orders: readonly Order[], base: CurrencyCode): SeedFigures {
  const entries = orders.flatMap((order) => entriesOf(order, base)).sort((one, other) => one.at - other.at);
  const { days, customers } = countEntries(entries, new Map());
  const products = new Map<Month, Parts>();
  for (const [day, figures] of days) {
    const month = monthOf(day);
    products.set(month, addParts(products.get(month) ?? {}, figures.products));
  }
  return { days, products, customers: [...customers.values()] };
}

function entriesOf(order: Order, base: CurrencyCode): LedgerEntry[] {
  const member = order.address.email === SHOPPER.email ? { uid: order.uid, email: SHOPPER.email } : null;
  const placed: Order = { ...order, status: 'placed', refunds: [] };
  const end = order.history.find(({ to }) => returnsStock(to));
  return [
    placedEntry(placed, base, member),
    ...order.refunds.map((refund) => refundedEntry(end ? order : placed, base, refund)),
    ...(end ? [endedEntry(placed, base, end.at, end.actor === 'shopper')] : []),
  ];
}
