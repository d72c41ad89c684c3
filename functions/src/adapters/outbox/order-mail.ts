import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { OrderNotice } from '@/lib/domain/messages/notices';
import { isSentGift } from '@/lib/domain/prepaid/sale/sent-gift';
import type { OutboxMail } from './outbox';

/** The mail to the shopper about each status. */
export const ORDER_MAIL: Readonly<Partial<Record<OrderStatus, OrderNotice>>> = {
  awaiting: 'order-awaiting',
  placed: 'order-placed',
  confirmed: 'order-confirmed',
  shipped: 'order-shipped',
  undelivered: 'order-undelivered',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
  returned: 'order-taken-back',
};

/** The mail about an order's status; the order of a gift card is delivered as it is placed, which is told once. */
export const statusMail = (order: Order): OrderNotice | undefined =>
  ORDER_MAIL[isSentGift(order) ? 'placed' : order.status];

export type ShopperMail = Extract<OutboxMail, { orderId: string }>;

/** Whether a mail notifies a shopper about their order. */
export const isToShopper = (mail: OutboxMail): mail is ShopperMail =>
  'orderId' in mail && !mail.kind.startsWith('owner-');
