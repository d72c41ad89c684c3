import { variantKey } from '@/lib/domain/cart/cart';
import type { Order, OrderLine } from '@/lib/domain/orders/order';

/**
 * What an edit takes out of stock, per variant; a negative quantity goes back. Empty if the order has not taken its
 * pieces.
 */
export function movedPieces(before: Order, after: Order): OrderLine[] {
  if (before.goods === 'none') return [];
  const moved = new Map<string, OrderLine>();
  const add = (line: OrderLine, sign: 1 | -1) => {
    const key = variantKey(line);
    const quantity = (moved.get(key)?.quantity ?? 0) + sign * line.quantity;
    moved.set(key, { ...line, quantity });
  };
  before.lines.forEach((line) => add(line, -1));
  after.lines.forEach((line) => add(line, 1));
  return [...moved.values()].filter(({ quantity }) => quantity !== 0);
}
