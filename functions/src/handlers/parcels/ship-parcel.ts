import { isDeepStrictEqual } from 'node:util';
import type { Callables } from '@/lib/domain/api/callables';
import { withParcel } from '@/lib/domain/orders/parcels/parcel-steps';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import { changeParcels, type ParcelDeps } from './change-parcels';

/**
 * Ships a parcel with some of the remaining pieces of an order. A repeated key ships it once. Fails with `parcel-too-much`, and
 * as a change to `shipped` does.
 */
export const shipParcel = (
  deps: ParcelDeps,
  { key, lines, carrier, trackingNumber, ...named }: Callables['shipParcel']['request'],
  caller: Caller,
): Promise<Result<Callables['shipParcel']['response']>> =>
  changeParcels(deps, named, caller, {
    parcelId: key,
    isDone: (parcel) => (isDeepStrictEqual(parcel.lines, lines) ? ok(true) : fail({ code: 'key-reused' })),
    shipments: (order, now) =>
      withParcel(order, { id: key, lines, carrier, trackingNumber }, { by: caller.uid, now }),
  });
