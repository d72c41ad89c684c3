import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { canMove } from '@/lib/domain/orders/order-status';
import { paths } from '@/lib/paths';
import { CancelOrder } from './cancel-order';
import { OrderState } from './order-state';
import { OrderView } from './order-view';
import { useShownOrder } from './use-shown-order';
import styles from './order-view.module.css';

/** `/orders/[id]`: one order, live, for whoever placed it. */
export function OrderPageView() {
  const { t } = useTranslation('orders');
  const shown = useShownOrder();
  return (
    <>
      <StorefrontHead page={t('list.title')} noIndex />
      <OrderState state={shown}>
        {(order) => (
          <>
            <Link href={paths.orders} className={styles.back}>
              {t('detail.back')}
            </Link>
            <OrderView
              order={order}
              actions={canMove(order.status, 'cancelled', 'shopper') && <CancelOrder order={order} />}
            />
          </>
        )}
      </OrderState>
    </>
  );
}
