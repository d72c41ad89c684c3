import { useTranslation } from 'next-i18next/pages';
import { estimateText } from '@/lib/domain/delivery/estimate-text';
import type { OrderDelivery } from '@/lib/domain/delivery/order-delivery';
import { foreignTo, localized } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { OrderStatusBadge } from './order-status-badge';
import styles from './order-facts.module.css';

/** The main facts of an order; a change of its status is announced. */
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
            <OrderStatusBadge order={order} />
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
      {order.delivery && <DeliveryFacts delivery={order.delivery} />}
    </dl>
  );
}

/** The delivery method, its dates and the pickup place. */
function DeliveryFacts({ delivery: { name, estimate, pickup } }: { readonly delivery: OrderDelivery }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { locale } = formats;
  return (
    <>
      <div>
        <dt>{t('detail.method')}</dt>
        <dd {...foreignTo(locale, name)}>{localized(name, locale)}</dd>
      </div>
      {estimate && (
        <div>
          <dt>{t('detail.estimate')}</dt>
          <dd>{estimateText(estimate, formats)}</dd>
        </div>
      )}
      {pickup && (
        <div>
          <dt>{t('detail.pickup')}</dt>
          <dd>
            {[pickup.address, pickup.hours].map((text, index) => (
              <bdi key={index} className={styles.line}>
                {localized(text, locale)}
              </bdi>
            ))}
            {pickup.mapUrl && (
              <a className={styles.map} href={pickup.mapUrl} target="_blank" rel="noopener noreferrer">
                {t('detail.map')}
              </a>
            )}
          </dd>
        </div>
      )}
    </>
  );
}
