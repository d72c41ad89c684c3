import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/button';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Order } from '@/lib/domain/orders/order';
import { cashFeeOf } from '@/lib/domain/orders/pay-in-cash';
import { reservedUntil } from '@/lib/domain/orders/reservation';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useFormats } from '@/lib/hooks/use-formats';
import { useSecondsUntil } from '@/lib/hooks/use-seconds-until';
import { CancelOrder } from './cancel-order';
import styles from './unfinished-order.module.css';

/** An order whose payment is missing: how long its boards are kept, and the ways to finish it. */
export function UnfinishedOrder({ order }: { readonly order: Order }) {
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
  return (
    <section className={styles.notice} aria-label={t('statusText.pending')}>
      <TimeLeft order={order} />
      {setting.payment.cash.enabled && fee > 0 && (
        <p className={styles.fee}>{t('unfinished.fee', { fee: money(fee, order.currency) })}</p>
      )}
      <div className={styles.actions}>
        {setting.payment.cash.enabled && (
          <Button loading={busy} onClick={() => void payOnDelivery()}>
            {t('unfinished.payOnDelivery')}
          </Button>
        )}
        <CancelOrder order={order} />
      </div>
    </section>
  );
}

function TimeLeft({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const seconds = useSecondsUntil(reservedUntil(order));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <p role="timer">{seconds > 0 ? t('unfinished.timeLeft', { time }) : t('unfinished.timeOver')}</p>;
}
