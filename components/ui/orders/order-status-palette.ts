import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { Palette } from '@/theme/recipe';

/** The colours of an order's status, in the shop and in the admin. */
export const ORDER_STATUS_PALETTE: Record<OrderStatus, Palette> = {
  pending: 'orange',
  awaiting: 'orange',
  placed: 'blue',
  confirmed: 'brand',
  shipped: 'brand',
  undelivered: 'orange',
  delivered: 'green',
  cancelled: 'red',
  returned: 'gray',
};
