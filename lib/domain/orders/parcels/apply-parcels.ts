import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import type { Order } from '@/lib/domain/orders/order';
import type { UndeliveredReason } from '@/lib/domain/orders/order-status';
import { ok, type Result } from '@/lib/domain/result';
import type { Parcel } from './parcel';
import { lastShipment, statusByParcels } from './parcel-steps';

interface Step {
  readonly by: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly why?: UndeliveredReason | undefined;
  /** Sent to the shopper. */
  readonly reason?: string;
  readonly requestId?: string;
}

/** Sets the order's parcels and the status that follows from them, if the transition table allows it. */
export function applyParcels(order: Order, shipments: readonly Parcel[], step: Step): Result<Order> {
  // A parcel of a delivered order is an exchange; the order stays delivered.
  const to = order.status === 'delivered' ? order.status : statusByParcels({ ...order, shipments });
  return to === order.status
    ? ok(withParcels(order, shipments, step.now))
    : applyStatusChange(order, { to, actor: 'owner', shipments, ...step });
}

/** Sets the order's parcels without any other change. */
export function withParcels(order: Order, shipments: readonly Parcel[], now: number): Order {
  return { ...order, shipments, shipment: lastShipment({ ...order, shipments }), updatedAt: now };
}
