import type { Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { returnsStock } from '@/lib/domain/orders/order-status';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { owedExtra } from './extra/extra-payment';
import { isUnpaid } from './settlement';
import { receivedBy } from './transfer/transfer-money';

/** What the shopper has still to pay, in whatever way: nothing of what is paid or over. Minor units, never negative. */
export function owedOf(order: Order): Minor {
  if (!isUnpaid(order)) return owedExtra(order)?.amount ?? 0;
  return returnsStock(order.status) ? 0 : Math.max(dueOf(order) - receivedBy(order), 0);
}
