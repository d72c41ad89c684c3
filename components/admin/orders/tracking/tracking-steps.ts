import { pageStore } from '@/lib/browser/page-store';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order, Shipment } from '@/lib/domain/orders/order';
import { planTracking, type TrackingPlan } from '@/lib/domain/orders/parcels/bulk/plan-tracking';
import type { Result } from '@/lib/domain/result';
import { ok } from '@/lib/domain/result';
import { readOrderByNumber } from '@/lib/firestore/orders/workshop';
import { call } from '@/lib/functions/call';

export interface PlannedTracking {
  readonly order: Order | undefined;
  readonly plan: TrackingPlan;
}

/** What this shipment would change in the order with that number, as it is now. */
export async function planFor(number: string, shipment: Shipment): Promise<Result<PlannedTracking>> {
  const found = await readOrderByNumber(pageStore(), number);
  if (!found.ok) return found;
  const [order] = found.value;
  return ok({ order, plan: planTracking(order, shipment) });
}

/** Applies the plan; idempotent. */
export async function carryOut(
  { order, plan }: PlannedTracking,
  { carrier, trackingNumber }: Shipment,
): Promise<AppError | null> {
  if (!order || plan.step === 'done' || plan.step === 'refuse') return null;
  const named = { storeId: pageStore(), orderId: order.id };
  if (plan.step === 'ship') {
    const { key, lines } = plan;
    const sent = await call('shipParcel', { ...named, key, lines, carrier, trackingNumber });
    return sent.ok ? null : sent.error;
  }
  const { id: parcelId, ...before } = plan.parcel;
  const seen = { carrier: before.carrier, trackingNumber: before.trackingNumber };
  const next = { carrier: carrier || before.carrier, trackingNumber };
  const corrected = await call('correctParcel', { ...named, parcelId, ...next, seen });
  return corrected.ok ? null : corrected.error;
}
