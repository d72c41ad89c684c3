import type { Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { refundableAmount, refundableQuantity } from '@/lib/domain/orders/refund-order';

/** Pieces to refund by position of their line. */
export type RefundQuantities = Readonly<Record<number, number>>;

/** Everything that no refund names yet. */
export const allLeft = (order: Order): RefundQuantities =>
  Object.fromEntries(order.lines.map((_, at) => [at, refundableQuantity(order, at)]));

const isEverything = (order: Order, quantities: RefundQuantities): boolean =>
  order.lines.every((_, at) => (quantities[at] ?? 0) === refundableQuantity(order, at));

/**
 * What these pieces cost; the last of them take along what else was paid (delivery), because then nothing of the order
 * is kept. Never more than is left.
 */
export function suggestedAmount(order: Order, quantities: RefundQuantities): Minor {
  const left = refundableAmount(order);
  if (isEverything(order, quantities)) return left;
  const goods = order.lines.reduce((sum, { unitPrice }, at) => sum + unitPrice * (quantities[at] ?? 0), 0);
  return Math.min(goods, left);
}

export const refundedLines = (quantities: RefundQuantities) =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => ({ line: Number(line), quantity }));
