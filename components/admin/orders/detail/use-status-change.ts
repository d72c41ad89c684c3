import { useTranslation } from 'next-i18next/pages';
import { useAction } from '@/components/overlays/use-action';
import type { Order, Shipment } from '@/lib/domain/orders/order';
import { returnsStock, type OrderStatus, type UndeliveredReason } from '@/lib/domain/orders/order-status';
import { call } from '@/lib/functions/call';

/** Details of a status change: reasons, shipment, and pieces that cannot be sold again. */
export interface MoveDetails {
  readonly reason: string;
  readonly shipment: Shipment;
  /** Empty until one is chosen. */
  readonly why: UndeliveredReason | '';
  readonly writeOff: boolean;
}

export const NO_DETAILS: MoveDetails = {
  reason: '',
  shipment: { carrier: '', trackingNumber: '' },
  why: '',
  writeOff: false,
};

/** The details that belong to a change to `to`. */
const detailsOf = (to: OrderStatus, { reason, shipment, why, writeOff }: MoveDetails) => ({
  ...((returnsStock(to) || to === 'undelivered') && reason && { reason }),
  ...(to === 'shipped' && { shipment }),
  ...(to === 'undelivered' && why && { why }),
  ...(to === 'returned' && writeOff && { writeOff }),
});

/** Changes an order's status from the shown one, and notifies about the result. Resolves to true on success. */
export function useStatusChange(order: Order) {
  const { t } = useTranslation('admin');
  const { run, busy: saving } = useAction();

  const move = async (to: OrderStatus, details: MoveDetails): Promise<boolean> => {
    const { storeId, id: orderId, status: from } = order;
    const request = { storeId, orderId, from, to, ...detailsOf(to, details) };
    return (await run(call('updateOrderStatus', request), t('toast.updated'))).ok;
  };
  return { move, saving };
}
