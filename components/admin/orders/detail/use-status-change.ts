import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import type { Order, Shipment } from '@/lib/domain/orders/order';
import { returnsStock, type OrderStatus, type UndeliveredReason } from '@/lib/domain/orders/order-status';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

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
  const { ofError } = useErrorText();
  const [saving, setSaving] = useState(false);

  const move = async (to: OrderStatus, details: MoveDetails): Promise<boolean> => {
    setSaving(true);
    const { storeId, id: orderId, status: from } = order;
    const result = await call('updateOrderStatus', { storeId, orderId, from, to, ...detailsOf(to, details) });
    setSaving(false);
    if (result.ok) notify({ type: 'success', message: t('toast.updated') });
    else notify({ type: 'error', message: ofError(result.error) });
    return result.ok;
  };
  return { move, saving };
}
