import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/lib/domain/orders/order';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { OrderStatusBadge } from './order-status-badge';
import styles from './order-facts.module.css';

/** What an order is in five facts; its status is announced when it changes. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { date, money } = useFormats();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('detail.id')}</dt>
        <dd>
          <bdi>{order.number}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('detail.status')}</dt>
        <dd>
          <span role="status">
            <OrderStatusBadge status={order.status} />
          </span>
        </dd>
      </div>
      <div>
        <dt>{t('detail.date')}</dt>
        <dd>{date(order.createdAt)}</dd>
      </div>
      <div>
        <dt>{t('detail.total')}</dt>
        <dd>{money(order.total, order.currency)}</dd>
      </div>
      <div>
        <dt>{t('detail.paymentStatus')}</dt>
        <dd>{t(`paymentStatus.${order.paymentStatus}`)}</dd>
      </div>
      <div>
        <dt>{t('detail.paymentMethod')}</dt>
        <dd>{t(`paymentMethod.${order.paymentMethod}`)}</dd>
      </div>
    </dl>
  );
}
