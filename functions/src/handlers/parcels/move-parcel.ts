import type { Callables } from '@/lib/domain/api/callables';
import { withMove } from '@/lib/domain/orders/parcels/parcel-steps';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import { changeParcels, type ParcelDeps } from './change-parcels';

/**
 * Moves one parcel on from the state it was seen in. Repeating it answers the same. Fails as `withMove` does, and as the change
 * of the order's status does that it makes.
 */
export const moveParcel = (
  deps: ParcelDeps,
  { parcelId, from, to, why, reason, ...named }: Callables['moveParcel']['request'],
  caller: Caller,
): Promise<Result<Callables['moveParcel']['response']>> =>
  changeParcels(deps, named, caller, {
    parcelId,
    isDone: ({ state }) => ok(state === to),
    shipments: (order, now) => withMove(order, { id: parcelId, from, to, why }, { by: caller.uid, now }),
    // Of what came back alone.
    ...(to === 'undelivered' && { why, reason }),
  });
