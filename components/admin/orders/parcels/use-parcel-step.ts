import { useTranslation } from 'next-i18next/pages';
import { useAction } from '@/components/overlays/use-action';
import type { Order, Shipment } from '@/lib/domain/orders/order';
import type { UndeliveredReason } from '@/lib/domain/orders/order-status';
import type { Parcel, ParcelState } from '@/lib/domain/orders/parcels/parcel';
import type { Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';

interface Back {
  readonly why: UndeliveredReason;
  readonly reason: string;
}

/** Changes a parcel from its shown state, and notifies about the result. Resolves to true on success. */
export function useParcelStep({ storeId, id: orderId }: Order, parcel: Parcel) {
  const { t } = useTranslation('admin');
  const { run, busy: saving } = useAction();
  const named = { storeId, orderId, parcelId: parcel.id };

  const notified = async (answer: Promise<Result<unknown>>): Promise<boolean> =>
    (await run(answer, t('toast.updated'))).ok;
  const move = (to: ParcelState, back?: Back) =>
    notified(call('moveParcel', { ...named, from: parcel.state, to, ...back }));
  /** `seen`: the shipment when somebody began to type. */
  const correct = (seen: Shipment, shipment: Shipment) =>
    notified(call('correctParcel', { ...named, seen, ...shipment }));
  return { move, correct, saving };
}
