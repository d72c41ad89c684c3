import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/button';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Order } from '@/lib/domain/orders/order';
import { cashFeeOf } from '@/lib/domain/orders/pay-in-cash';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useFormats } from '@/lib/hooks/use-formats';
import styles from './unfinished-order.module.css';

/** Lets an unfinished order be paid at the door where the store takes cash; whoever shows the order sees it placed. */
export function PayOnDelivery({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['orders', 'checkout']);
  const text = useErrorText();
  const { money } = useFormats();
  const setting = useStoreSetting();
  const [busy, setBusy] = useState(false);
  const fee = cashFeeOf(order, setting);
  const payOnDelivery = async () => {
    setBusy(true);
    const placed = await call('payOnDelivery', { storeId: order.storeId, orderId: order.id });
    setBusy(false);
    if (placed.ok) notify({ type: 'success', message: t('checkout:toast.placed') });
    else notify({ type: 'error', message: text.ofError(placed.error) });
  };
  if (!setting.payment.cash.enabled) return null;
  return (
    <>
      <Button variant="outline" loading={busy} onClick={() => void payOnDelivery()}>
        {t('unfinished.payOnDelivery')}
      </Button>
      {fee > 0 && <p className={styles.fee}>{t('unfinished.fee', { fee: money(fee, order.currency) })}</p>}
    </>
  );
}
