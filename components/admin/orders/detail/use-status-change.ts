import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import type { Order, Shipment } from '@/lib/domain/orders/order';
import { returnsStock, type OrderStatus } from '@/lib/domain/orders/order-status';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** What goes with a step: why an order was cancelled, how it travels. */
export interface MoveDetails {
  readonly reason: string;
  readonly shipment: Shipment;
}

export const NO_DETAILS: MoveDetails = { reason: '', shipment: { carrier: '', trackingNumber: '' } };

/** Moves an order on from the status it is shown in, and says how it went. True when it did. */
export function useStatusChange(order: Order) {
  const { t } = useTranslation('admin');
  const { ofError } = useErrorText();
  const [saving, setSaving] = useState(false);

  const move = async (to: OrderStatus, { reason, shipment }: MoveDetails): Promise<boolean> => {
    setSaving(true);
    const { storeId, id: orderId, status: from } = order;
    const details = { ...(returnsStock(to) && reason && { reason }), ...(to === 'shipped' && { shipment }) };
    const result = await call('updateOrderStatus', { storeId, orderId, from, to, ...details });
    setSaving(false);
    if (result.ok) notify({ type: 'success', message: t('toast.updated') });
    else notify({ type: 'error', message: ofError(result.error) });
    return result.ok;
  };
  return { move, saving };
}
