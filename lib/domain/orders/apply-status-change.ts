import { lacksNationalAddress } from '@/lib/domain/address/national-address';
import { isBroughtByCourier } from '@/lib/domain/delivery/brought-by-courier';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { answered, type Confirmation } from './cash/confirmation';
import { withoutQuestions } from './design-changes/change-design';
import type { Order, Shipment } from './order';
import type { Parcel } from './parcels/parcel';
import { lastShipment, parcelsAfter } from './parcels/parcel-steps';
import { closedReturns, hasOpenWithdrawal } from './returns/return';
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
  /** The uid that acts; null for the system. */
  readonly by: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Sent to the shopper. */
  readonly reason?: string;
  /** Why the parcel came back; required for `undelivered`. */
  readonly why?: UndeliveredReason;
  /** The returned pieces are unfit for sale. */
  readonly writeOff?: boolean;
  /** Stored when the order is shipped. */
  readonly shipment?: Shipment;
  /** Its parcels after the step, if a parcel causes it. */
  readonly shipments?: readonly Parcel[];
  /** Cancels because the shopper declined the confirmation through this channel. */
  readonly declined?: ConfirmationChannel;
  /** The request id of the call. */
  readonly requestId?: string;
}

/**
 * Applies one status change to an order. Fails with `status-change-refused` when the table does not allow it;
 * `national-address-missing` when a courier would refuse the parcel; `order-owes` when it is not fully paid;
 * `order-withdrawn` after a withdrawal; `parcels-differ` when its parcels differ in state; and at `reason` or `why`
 * when one is missing. A delivered cash order is paid, and the courier holds the cash, unless it was picked up.
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
  if (to === 'shipped' && lacksNationalAddress(order)) return fail({ code: 'national-address-missing' });
  if (to === 'shipped' && owedExtra(order)) return fail({ code: 'order-owes' });
  if (to === 'shipped' && hasOpenWithdrawal(order)) return fail({ code: 'order-withdrawn' });
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
    cashDueAt: isPaidNow && dueOf(order) > 0 && isBroughtByCourier(order) ? now : order.cashDueAt,
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
    returns: returnsStock(to) ? closedReturns(order, now) : order.returns,
    shipments,
    shipment: lastShipment({
      ...order,
      shipments,
      shipment: isNamed && shipment ? shipment : order.shipment,
    }),
  });
}

/** A shipped or closed order gets no reminder and is not cancelled for a missing answer. */
function confirmationAfter(confirmation: Confirmation, { to, declined, now }: Move): Confirmation {
  if (declined) return answered(confirmation, 'declined', declined, now);
  return to === 'shipped' || returnsStock(to) ? { ...confirmation, dueAt: null } : confirmation;
}

/** When the order was first placed, milliseconds since the epoch; null if it never was. */
const placedAt = ({ history }: Order): number | null => history.find(({ to }) => to === 'placed')?.at ?? null;

/** When the store was first notified: the order was placed or awaits acceptance. Null while it waits for payment. */
export const arrivedAt = ({ history }: Order): number | null =>
  history.find(({ to }) => to === 'placed' || to === 'awaiting')?.at ?? null;

/** Whether the order was ever placed; one that never got its payment was not. */
export const wasPlaced = (order: Order): boolean => placedAt(order) !== null;
