import { lacksNationalAddress } from '@/lib/domain/address/national-address';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Order, Shipment } from './order';
import { canChangeStatus, canChangePaymentStatus, needsReason } from './order-status';
import type { OrderActor, OrderStatus } from './order-status';

interface Move {
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  /** The uid that acts, null for the system. */
  readonly by: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Sent to the shopper. */
  readonly reason?: string;
  /** Stored when the order is shipped. */
  readonly shipment?: Shipment;
  /** Of the call that moves it. */
  readonly requestId?: string;
}

/**
 * Applies one status change to an order; fails with `status-change-refused` where the table has no such
 * change, with `national-address-missing` where a courier would refuse the parcel, at `reason` where it needs one. Cash is paid at the door, so a delivered cash order is a paid one.
 */
export function applyStatusChange(order: Order, move: Move): Result<Order> {
  const { to, actor, by, now, reason = '', shipment, requestId = null } = move;
  const from = order.status;
  if (!canChangeStatus(order, to, actor))
    return fail({ code: 'status-change-refused', params: { from, to } });
  if (to === 'shipped' && lacksNationalAddress(order.address))
    return fail({ code: 'national-address-missing' });
  if (needsReason(order, to) && !reason)
    return fail({ code: 'invalid-input', fields: { reason: 'field.reason.required' } });
  const { paymentMethod, paymentStatus } = order;
  const isPaidNow =
    to === 'delivered' && paymentMethod === 'cash' && canChangePaymentStatus(paymentStatus, 'paid');
  const isTold = to === 'shipped' && Boolean(shipment?.carrier || shipment?.trackingNumber);
  return ok({
    ...order,
    status: to,
    paymentStatus: isPaidNow ? 'paid' : paymentStatus,
    updatedAt: now,
    history: [...order.history, { at: now, actor, by, from, to, reason: reason || null, requestId }],
    shipment: isTold && shipment ? shipment : order.shipment,
  });
}

/** When the order was complete first, milliseconds since the epoch; null while it never was. */
const placedAt = ({ history }: Order): number | null => history.find(({ to }) => to === 'placed')?.at ?? null;

/** When the store was notified first: placed, or to be accepted. Null while it waits for its payment. */
export const arrivedAt = ({ history }: Order): number | null =>
  history.find(({ to }) => to === 'placed' || to === 'awaiting')?.at ?? null;

/** Whether the order was ever complete: one that waited for its payment and never got it was not. */
export const wasPlaced = (order: Order): boolean => placedAt(order) !== null;
