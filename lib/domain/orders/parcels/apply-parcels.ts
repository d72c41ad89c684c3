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

/** The order once its parcels are these: in the status that they make of it, by the table of its transitions. */
export function applyParcels(order: Order, shipments: readonly Parcel[], step: Step): Result<Order> {
  const to = statusByParcels({ ...order, shipments });
  return to === order.status
    ? ok(withParcels(order, shipments, step.now))
    : applyStatusChange(order, { to, actor: 'owner', shipments, ...step });
}

/** The order with these parcels, whose step changes nothing else of it. */
export function withParcels(order: Order, shipments: readonly Parcel[], now: number): Order {
  return { ...order, shipments, shipment: lastShipment({ ...order, shipments }), updatedAt: now };
}
