import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Order } from '@/lib/domain/orders/order';
import { takesCash } from '@/lib/domain/payments/takes-cash';
import { paths } from '@/lib/paths';
import { CancelOrder } from './cancel-order';
import { TransferEntry } from '@/components/storefront/orders/transfer/transfer-entry';
import { ReservedBoards } from './time-left';
import styles from './unfinished-order.module.css';

/** Loaded on demand, because pages of finished orders compute no totals for cash. */
const PayOnDelivery = dynamic(() => import('./pay-on-delivery').then((module) => module.PayOnDelivery), {
  ssr: false,
  loading: () => <Skeleton width="11rem" height="2.5rem" />,
});

/** An unpaid order: how long its stock is reserved, and the ways to finish it. */
export function UnfinishedOrder({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['orders', 'payment']);
  const setting = useStoreSetting();
  if (order.holds.length > 0)
    return <p className={styles.notice}>{t('payment:held.text', { number: order.number })}</p>;
  if (order.transfer)
    return (
      <div className={styles.notice}>
        <TransferEntry order={order} />
        <div className={styles.actions}>
          <CancelOrder order={order} />
        </div>
      </div>
    );
  return (
    <section className={styles.notice} aria-label={t('statusText.pending')}>
      <ReservedBoards order={order} />
      <div className={styles.actions}>
        <LinkButton href={paths.payment(order.id)}>{t('payment:payNow')}</LinkButton>
        {takesCash(order, setting) && <PayOnDelivery order={order} />}
        <CancelOrder order={order} />
      </div>
    </section>
  );
}
