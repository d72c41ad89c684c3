import { wasPlaced } from '@/lib/domain/orders/apply-status-change';
import type { Order } from '@/lib/domain/orders/order';
import type { WebhookEvent } from './webhook-event';

const isPaid = ({ paymentStatus }: Order): boolean =>
  paymentStatus !== 'unpaid' && paymentStatus !== 'failed';

/** The events of a newly placed order. */
export const placedEvents = (order: Order): WebhookEvent[] =>
  isPaid(order) ? ['order.placed', 'order.paid'] : ['order.placed'];

/** The events of a later change. An order that was never placed has no events. */
export function changeEvents(before: Order, after: Order): WebhookEvent[] {
  const events: WebhookEvent[] = [];
  if (!wasPlaced(before)) return events;
  if (!isPaid(before) && isPaid(after)) events.push('order.paid');
  // A parcel that came back is shipped again as the same parcel.
  const leftWhole = after.status === 'shipped' && !['shipped', 'undelivered'].includes(before.status);
  if (leftWhole || after.shipments.length > before.shipments.length) events.push('order.shipped');
  if (after.status === 'cancelled' && before.status !== 'cancelled') events.push('order.cancelled');
  return events;
}
