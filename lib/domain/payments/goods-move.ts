import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { returnsStock, type GoodsState } from '@/lib/domain/orders/order-status';
import { goodsOut } from './refund-order';

interface GoodsMove {
  /** Where the order's pieces are after it. */
  readonly goods: GoodsState;
  /** Lines whose pieces leave the stock. */
  readonly take: readonly OrderLine[];
  /** Lines whose pieces go back into stock. */
  readonly back: readonly OrderLine[];
}

/**
 * What a status change moves: an order that ends returns what is still out, unless it is written off; one that is accepted
 * without its pieces takes them.
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
