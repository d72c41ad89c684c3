import type { Callables } from '@/lib/domain/api/callables';
import type { Shipment } from '@/lib/domain/orders/order';
import { withCorrection } from '@/lib/domain/orders/parcels/parcel-steps';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import { changeParcels, type ParcelDeps } from './change-parcels';

const isSame = (one: Shipment, other: Shipment): boolean =>
  one.carrier === other.carrier && one.trackingNumber === other.trackingNumber;

/**
 * Corrects the carrier and number of a parcel; the old values stay in its history. Fails with `parcel-not-found`, and with
 * `edited-meanwhile` if somebody else has corrected it since.
 */
export const correctParcel = (
  deps: ParcelDeps,
  { parcelId, seen, carrier, trackingNumber, ...named }: Callables['correctParcel']['request'],
  caller: Caller,
): Promise<Result<Callables['correctParcel']['response']>> =>
  changeParcels(deps, named, caller, {
    parcelId,
    corrects: true,
    isDone: (parcel) => {
      if (isSame(parcel, { carrier, trackingNumber })) return ok(true);
      return isSame(parcel, seen) ? ok(false) : fail({ code: 'edited-meanwhile' });
    },
    shipments: (order, now) =>
      withCorrection(order, parcelId, { carrier, trackingNumber }, { by: caller.uid, now }),
  });
