import type { Order } from '@/lib/domain/orders/order';
import { closedReturns, type OrderReturn } from '@/lib/domain/orders/returns/return';
import type { KeptLine } from './requote-order';

/**
 * The returns of an order whose lines are now `kept`, so that a withdrawal names the same goods at their new position.
 * Pieces that went are no longer in it, and one without any is closed: nothing of it is left to come back. `at`:
 * milliseconds.
 */
export const editedReturns = (
  { returns }: Pick<Order, 'returns'>,
  kept: readonly KeptLine[],
  at: number,
): OrderReturn[] =>
  returns.flatMap((one) => {
    const lines = one.lines.flatMap((piece) => {
      const line = kept.findIndex((next) => next.line === piece.line);
      const quantity = Math.min(piece.quantity, kept[line]?.quantity ?? 0);
      return quantity > 0 ? [{ ...piece, line, quantity }] : [];
    });
    const moved = { ...one, lines };
    return lines.length > 0 ? [moved] : closedReturns({ returns: [moved] }, at);
  });
