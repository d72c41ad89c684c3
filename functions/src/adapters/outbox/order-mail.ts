import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { OrderNotice } from '@/lib/domain/messages/notices';
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

export type ShopperMail = Extract<OutboxMail, { orderId: string }>;

/** Whether a mail notifies a shopper about their order. */
export const isToShopper = (mail: OutboxMail): mail is ShopperMail =>
  'orderId' in mail && !mail.kind.startsWith('owner-');
