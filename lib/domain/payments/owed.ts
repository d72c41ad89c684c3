import type { Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { returnsStock } from '@/lib/domain/orders/order-status';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { owedExtra } from './extra/extra-payment';
import { isUnpaid } from './settlement';
import { leftToTransfer, receivedBy } from './transfer/transfer-money';

/** What the shopper still has to pay by any method; 0 for a paid or closed order. Minor units, never negative. */
export function owedOf(order: Order): Minor {
  if (!isUnpaid(order)) return order.transfer ? leftToTransfer(order) : (owedExtra(order)?.amount ?? 0);
  return returnsStock(order.status) ? 0 : Math.max(dueOf(order) - receivedBy(order), 0);
}
