import type { Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { paidExtras } from '@/lib/domain/payments/extra/extra-payment';
import { isUnpaid } from '@/lib/domain/payments/settlement';

/** What the platform took of an order's card payments, before refunds gave any of it back. */
export function feesOf(order: Order): Minor {
  const first = isUnpaid(order) ? 0 : (order.platformFee ?? 0);
  return paidExtras(order).reduce((sum, { platformFee = 0 }) => sum + platformFee, first);
}
