import { useTranslation } from 'next-i18next/pages';
import { useAction } from '@/components/overlays/use-action';
import type { Order } from '@/lib/domain/orders/order';
import { call } from '@/lib/functions/call';

/** Withdraws a question to a customer, and notifies about the result. */
export function useWithdrawChange() {
  const { t } = useTranslation('admin-orders');
  const { run, busy } = useAction();
  const withdraw = ({ storeId, id: orderId }: Order, changeId: string) =>
    run(call('withdrawDesignChange', { storeId, orderId, changeId }), t('change.withdrawn'));
  return { withdraw, busy };
}
