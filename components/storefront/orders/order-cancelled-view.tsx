import { useTranslation } from 'next-i18next/pages';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Order } from '@/lib/domain/orders/order';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { OrderState } from './order-state';
import { OrderView } from './order-view';
import { useShownOrder } from './use-shown-order';
import styles from './order-confirmed.module.css';

/** `/order-cancelled/[id]`: where a shopper arrives who has called off an order; any other order shows its own page. */
export function OrderCancelledView() {
  const { t } = useTranslation('orders');
  const shown = useShownOrder();
  return (
    <>
      <StorefrontHead page={t('cancelled.title')} noIndex />
      <OrderState state={shown}>
        {(order) =>
          order.status === 'cancelled' ? <Cancellation order={order} /> : <OrderView order={order} />
        }
      </OrderState>
    </>
  );
}

function Cancellation({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <section className={styles.page}>
      <span className={styles.mark} data-tone="quiet">
        <Icon name="close" size={32} />
      </span>
      <h1 className={recipe('heading', { size: '4xl' })}>{t('cancelled.title')}</h1>
      <p className={styles.text}>
        {t('cancelled.text', { number: order.number, email: order.address.email })}
      </p>
      <div className={styles.actions}>
        <LinkButton href={paths.order(order.id)}>{t('cancelled.view')}</LinkButton>
        <LinkButton variant="outline" href={paths.products}>
          {t('cancelled.continue')}
        </LinkButton>
      </div>
      <div className={styles.order}>
        <OrderFacts order={order} />
        <OrderLines order={order} />
      </div>
    </section>
  );
}
