import type { Callables } from '@/lib/domain/api/callables';
import { withMove } from '@/lib/domain/orders/parcels/parcel-steps';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import { changeParcels, type ParcelDeps } from './change-parcels';

/**
 * Moves one parcel on from the state the caller saw. Repeating it gives the same answer. Fails as `withMove`, and as the
 * resulting change of the order's status does.
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
    // Only a parcel that came back has a reason.
    ...(to === 'undelivered' && { why, reason }),
  });
