import { useTranslation } from 'next-i18next/pages';
import { LinkButton } from '@/components/ui/actions/link-button';
import type { Order } from '@/lib/domain/orders/order';
import { paths } from '@/lib/paths';
import { CancelOrder } from './cancel-order';
import { ReservedBoards } from './time-left';
import { PayOnDelivery } from './pay-on-delivery';
import styles from './unfinished-order.module.css';

/** An order whose payment is missing: how long its stock is reserved, and the ways to finish it. */
export function UnfinishedOrder({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['orders', 'payment']);
  if (order.holds.length > 0)
    return <p className={styles.notice}>{t('payment:held.text', { number: order.number })}</p>;
  return (
    <section className={styles.notice} aria-label={t('statusText.pending')}>
      <ReservedBoards order={order} />
      <div className={styles.actions}>
        <LinkButton href={paths.payment(order.id)}>{t('payment:payNow')}</LinkButton>
        <PayOnDelivery order={order} />
        <CancelOrder order={order} />
      </div>
    </section>
  );
}
