import { countPieces } from '@/lib/domain/cart/cart-operations';
import { invoicedLines } from '@/lib/domain/invoices/invoiced-lines';
import type { Order } from '@/lib/domain/orders/order';
import { addedTax } from '@/lib/domain/tax/order-tax';
import type { Addition } from './price-addition';

/** Adds lines to an order that its invoices do not hold. */
export function withAddition(order: Order, { lines, discounts, worth, off, tax }: Addition): Order {
  const all = [...order.lines, ...lines];
  return {
    ...order,
    ...{ lines: all, totalProducts: countPieces(all), discounts },
    subtotal: order.subtotal + worth,
    discount: order.discount + off,
    total: order.total + worth - off + addedTax(tax),
    tax: order.tax && { ...order.tax, lines: [...order.tax.lines, ...(tax?.lines ?? [])] },
    invoices: order.invoices.map((one) =>
      one.kind === 'invoice' && one.lines === undefined ? { ...one, lines: order.lines.length } : one,
    ),
  };
}

/** The order as invoiced: without later additions, which are unpaid and can still be removed. */
export function asInvoiced(order: Order): Order {
  const end = invoicedLines(order, order.invoices);
  const before = order.edits.filter((edit) => edit.before.lines.length === end).at(-1)?.before;
  if (end === order.lines.length || !before) return order;
  const lines = order.lines.slice(0, end);
  const { subtotal, discounts, discount, tax, total } = before;
  return { ...order, lines, totalProducts: countPieces(lines), subtotal, discounts, discount, tax, total };
}
