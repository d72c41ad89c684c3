import { lacksNationalAddress } from '@/lib/domain/address/national-address';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { answered, type Confirmation } from './cash/confirmation';
import { withoutQuestions } from './design-changes/change-design';
import type { Order, Shipment } from './order';
import type { Parcel } from './parcels/parcel';
import { lastShipment, parcelsAfter } from './parcels/parcel-steps';
import {
  canChangeStatus,
  canChangePaymentStatus,
  needsReason,
  returnsStock,
  waitsForShopper,
} from './order-status';
import type { ConfirmationChannel, OrderActor, OrderStatus, UndeliveredReason } from './order-status';

interface Move {
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  /** The uid that acts, null for the system. */
  readonly by: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Sent to the shopper. */
  readonly reason?: string;
  /** Why the parcel came back; demanded where it did. */
  readonly why?: UndeliveredReason;
  /** What comes back with the order is unfit for sale. */
  readonly writeOff?: boolean;
  /** Stored when the order is shipped. */
  readonly shipment?: Shipment;
  /** Its parcels after the step, where one of them causes it. */
  readonly shipments?: readonly Parcel[];
  /** Cancels because its shopper, who was asked, declined by this way. */
  readonly declined?: ConfirmationChannel;
  /** Of the call that moves it. */
  readonly requestId?: string;
}

/**
 * Applies one status change to an order; fails with `status-change-refused` where the table has no such
 * change, with `national-address-missing` where a courier would refuse the parcel, `order-owes` where not all of it is paid, with `parcels-differ` where its parcels are
 * not together, at `reason` or `why` where it needs one. Cash
 * is paid at the door, so a delivered cash order is a paid one, whose cash the courier has.
 */
export function applyStatusChange(order: Order, move: Move): Result<Order> {
  const { to, actor, by, now, reason = '', why, writeOff = false, shipment, requestId = null } = move;
  const from = order.status;
  if (!canChangeStatus(order, to, actor)) {
    const isHeldBack = to === 'shipped' && from === 'confirmed' && waitsForShopper(order);
    return fail({
      code: isHeldBack ? 'confirmation-missing' : 'status-change-refused',
      params: { from, to },
    });
  }
  if (to === 'shipped' && lacksNationalAddress(order.address))
    return fail({ code: 'national-address-missing' });
  if (to === 'shipped' && owedExtra(order)) return fail({ code: 'order-owes' });
  if (needsReason(order, to) && !reason)
    return fail({ code: 'invalid-input', fields: { reason: 'field.reason.required' } });
  const isUndelivered = to === 'undelivered';
  if (isUndelivered && !why) return fail({ code: 'invalid-input', fields: { why: 'field.why.required' } });
  const { paymentMethod, paymentStatus } = order;
  const isPaidNow =
    to === 'delivered' && paymentMethod === 'cash' && canChangePaymentStatus(paymentStatus, 'paid');
  const parcels = move.shipments ? ok(move.shipments) : parcelsAfter(order, { to, by, now, shipment, why });
  if (!parcels.ok) return parcels;
  const shipments = parcels.value;
  const isNamed = to === 'shipped' && Boolean(shipment?.carrier || shipment?.trackingNumber);
  return ok({
    ...order,
    status: to,
    paymentStatus: isPaidNow ? 'paid' : paymentStatus,
    cashDueAt: isPaidNow && dueOf(order) > 0 ? now : order.cashDueAt,
    making: to === 'cancelled' ? withoutQuestions(order.making, now) : order.making,
    updatedAt: now,
    history: [
      ...order.history,
      {
        at: now,
        actor,
        by,
        from,
        to,
        reason: reason || null,
        why: (isUndelivered && why) || null,
        requestId,
      },
    ],
    confirmation: confirmationAfter(order.confirmation, move),
    writtenOff: to === 'returned' && writeOff,
    shipments,
    shipment: lastShipment({
      ...order,
      shipments,
      shipment: isNamed && shipment ? shipment : order.shipment,
    }),
  });
}

/** Once an order is shipped or over, nobody is reminded, and nothing is cancelled for want of an answer. */
function confirmationAfter(confirmation: Confirmation, { to, declined, now }: Move): Confirmation {
  if (declined) return answered(confirmation, 'declined', declined, now);
  return to === 'shipped' || returnsStock(to) ? { ...confirmation, dueAt: null } : confirmation;
}

/** When the order was complete first, milliseconds since the epoch; null while it never was. */
const placedAt = ({ history }: Order): number | null => history.find(({ to }) => to === 'placed')?.at ?? null;

/** When the store was notified first: placed, or to be accepted. Null while it waits for its payment. */
export const arrivedAt = ({ history }: Order): number | null =>
  history.find(({ to }) => to === 'placed' || to === 'awaiting')?.at ?? null;

/** Whether the order was ever complete: one that waited for its payment and never got it was not. */
export const wasPlaced = (order: Order): boolean => placedAt(order) !== null;
