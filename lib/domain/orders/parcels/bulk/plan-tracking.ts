import type { Order, Shipment } from '@/lib/domain/orders/order';
import { leftToShip } from '@/lib/domain/orders/parcels/left-to-ship';
import { isOut, type Parcel, type ParcelLine } from '@/lib/domain/orders/parcels/parcel';
import { MAX_ID_LENGTH } from '@/lib/domain/ids';

/**
 * Why an order cannot take a tracking number: unknown or unconfirmed order, nothing left to ship or in transit, or
 * several possible parcels.
 */
type PlanProblem = 'unknown' | 'unconfirmed' | 'closed' | 'several';

export type TrackingPlan =
  | { readonly step: 'ship'; readonly key: string; readonly lines: readonly ParcelLine[] }
  /** Adds the number to a parcel that shipped without one. */
  | { readonly step: 'correct'; readonly parcel: Parcel }
  /** The parcel already has this number. */
  | { readonly step: 'done' }
  | { readonly step: 'refuse'; readonly problem: PlanProblem };

const refuse = (problem: PlanProblem) => ({ step: 'refuse', problem }) as const;

/**
 * What a tracking number means for its order: a new parcel with all that is left, or the number of one shipped without.
 */
export function planTracking(order: Order | undefined, { carrier, trackingNumber }: Shipment): TrackingPlan {
  if (!order) return refuse('unknown');
  const out = order.shipments.filter(isOut);
  const known = out.find((parcel) => parcel.trackingNumber === trackingNumber);
  if (known)
    return !carrier || known.carrier === carrier ? { step: 'done' } : { step: 'correct', parcel: known };
  const bare = out.filter((parcel) => !parcel.trackingNumber && parcel.state === 'shipped');
  const [only] = bare;
  if (bare.length > 1) return refuse('several');
  if (only) return { step: 'correct', parcel: only };
  const lines = leftToShip(order);
  if (lines.length === 0) return refuse('closed');
  if (order.status === 'pending' || order.status === 'awaiting' || order.status === 'placed')
    return refuse('unconfirmed');
  return { step: 'ship', key: keyOf(trackingNumber), lines };
}

/** The same key for the same number, so that sending a file twice ships nothing twice. */
const keyOf = (trackingNumber: string): string =>
  `t-${encodeURIComponent(trackingNumber).replaceAll(/[^\w-]/g, '_')}`.slice(0, MAX_ID_LENGTH);
