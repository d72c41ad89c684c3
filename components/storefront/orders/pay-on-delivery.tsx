import { useTranslation } from 'next-i18next/pages';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Order } from '@/lib/domain/orders/order';
import { useFormats } from '@/lib/hooks/use-formats';
import { usePayOnDelivery } from './use-pay-on-delivery';
import styles from './unfinished-order.module.css';

/** Lets an unfinished order be paid at the door where the store takes cash; whoever shows the order sees it placed. */
export function PayOnDelivery({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['orders', 'checkout']);
  const { money } = useFormats();
  const { payment } = useStoreSetting();
  const { fee, change, busy, pay } = usePayOnDelivery(order);
  if (!payment.cash.enabled) return null;
  return (
    <>
      <Button variant="outline" loading={busy} onClick={() => void pay()}>
        {t('unfinished.payOnDelivery')}
      </Button>
      {fee > 0 && <p className={styles.fee}>{t('unfinished.fee', { fee: money(fee, order.currency) })}</p>}
      {change && (
        <div className={styles.fee}>
          <Alert tone="warning" title={t('checkout:totalChanged.title')}>
            {t('unfinished.totalChanged', {
              from: money(change.from, change.currency),
              to: money(change.to, change.currency),
            })}
          </Alert>
        </div>
      )}
    </>
  );
}
