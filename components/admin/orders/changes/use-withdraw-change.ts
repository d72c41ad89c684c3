import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import type { Order } from '@/lib/domain/orders/order';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Withdraws a question to a customer, and notifies about the result. */
export function useWithdrawChange() {
  const { t } = useTranslation('admin-orders');
  const { ofError } = useErrorText();
  return async ({ storeId, id: orderId }: Order, changeId: string): Promise<void> => {
    const result = await call('withdrawDesignChange', { storeId, orderId, changeId });
    if (result.ok) notify({ type: 'success', message: t('change.withdrawn') });
    else notify({ type: 'error', message: ofError(result.error) });
  };
}
