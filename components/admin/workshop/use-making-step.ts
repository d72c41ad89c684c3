import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import type { Order } from '@/lib/domain/orders/order';
import type { MakingState } from '@/lib/domain/orders/order-status';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Changes the production state of orders; a toast reports it and offers undo. */
export function useMakingStep() {
  const { t } = useTranslation(['admin-workshop', 'admin-orders']);
  const { ofError } = useErrorText();
  /** Id of the order that is being moved. */
  const [moving, setMoving] = useState<string | null>(null);

  const send = async (order: Order, from: MakingState, to: MakingState, onUndo?: () => void) => {
    const { storeId, id: orderId, number } = order;
    setMoving(orderId);
    const result = await call('updateOrderMaking', { storeId, orderId, from, to });
    setMoving(null);
    if (!result.ok) return notify({ type: 'error', message: ofError(result.error) });
    const message = t('moved', { number, state: t(`admin-orders:making.state.${to}`) });
    notify({ type: 'success', message, ...(onUndo && { action: { label: t('undo'), onClick: onUndo } }) });
  };

  const move = async (order: Order, to: MakingState) => {
    const from = order.making?.state;
    if (from) await send(order, from, to, () => void send(order, to, from));
  };
  return { move, moving };
}
