import type { Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';

/** What the courier collects at the door, in minor units of the order's currency; null for other payment methods. */
export const cashToCollect = (order: Order): Minor | null =>
  order.paymentMethod === 'cash' && order.paymentStatus === 'unpaid' ? dueOf(order) : null;
