import type { Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { returnsStock } from '@/lib/domain/orders/order-status';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { isUnpaid } from './settlement';
import { receivedBy } from './transfer/transfer-money';

/** What the shopper has still to pay, in whatever way: nothing of what is paid or over. Minor units, never negative. */
export const owedOf = (order: Order): Minor =>
  isUnpaid(order) && !returnsStock(order.status) ? Math.max(dueOf(order) - receivedBy(order), 0) : 0;
