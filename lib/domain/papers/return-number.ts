import type { Order } from '@/lib/domain/orders/order';
import type { OrderReturn } from '@/lib/domain/orders/returns/return';

/** The number in the barcode of a return's slip: the order's number and the return's position. */
export const returnNumber = (order: Pick<Order, 'number' | 'returns'>, { id }: OrderReturn): string =>
  `${order.number}-R${order.returns.findIndex((one) => one.id === id) + 1}`;

/** Whether the return has a slip: the shopper may send it, or has sent it. */
export const hasSlip = ({ state }: OrderReturn): boolean => state === 'approved' || state === 'sent';
