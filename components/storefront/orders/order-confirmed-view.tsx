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
import { useShownOrder } from './use-shown-order';
import styles from './order-confirmed.module.css';

/** `/order-confirmed/[id]`: shows an order of this shopper only, so opening the address makes and reveals nothing. */
export function OrderConfirmedView() {
  const { t } = useTranslation('orders');
  const shown = useShownOrder();
  return (
    <>
      <StorefrontHead page={t('confirmed.title')} noIndex />
      <OrderState state={shown}>{(order) => <Confirmation order={order} />}</OrderState>
    </>
  );
}

function Confirmation({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <section className={styles.page}>
      <span className={styles.mark}>
        <Icon name="check" size={32} />
      </span>
      <h1 className={recipe('heading', { size: '4xl' })}>{t('confirmed.title')}</h1>
      <p className={styles.text}>
        {t('confirmed.text', { number: order.number, email: order.address.email })}
      </p>
      <div className={styles.actions}>
        <LinkButton href={paths.order(order.id)}>{t('confirmed.view')}</LinkButton>
        <LinkButton variant="outline" href={paths.products}>
          {t('confirmed.continue')}
        </LinkButton>
      </div>
      <div className={styles.order}>
        <OrderFacts order={order} />
        <OrderLines order={order} />
      </div>
    </section>
  );
}
