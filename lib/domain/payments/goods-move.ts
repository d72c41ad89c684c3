import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { returnsStock, type GoodsState } from '@/lib/domain/orders/order-status';
import { goodsOut } from './refund-order';

interface GoodsMove {
  /** Where the order's pieces are after it. */
  readonly goods: GoodsState;
  /** Lines whose pieces leave stock. */
  readonly take: readonly OrderLine[];
  /** Lines whose pieces return to stock. */
  readonly back: readonly OrderLine[];
}

/**
 * The stock move of a status change: an order that ends returns what is still out, unless it is written off; an order
 * accepted without stock takes its pieces.
 */
export function goodsMove(before: Order, after: Order): GoodsMove {
  if (returnsStock(after.status))
    return {
      goods: 'none',
      take: [],
      back: before.goods === 'none' || after.writtenOff ? [] : goodsOut(before),
    };
  return { goods: 'taken', take: before.goods === 'none' ? before.lines : [], back: [] };
}
