import { useTranslation } from 'next-i18next/pages';
import { CancelOrder } from '@/components/storefront/orders/actions/cancel-order';
import { PushChoice } from '@/components/storefront/orders/actions/push-choice';
import { Reorder } from '@/components/storefront/orders/actions/reorder';
import { UnfinishedOrder } from '@/components/storefront/orders/actions/unfinished-order';
import { OrderView } from '@/components/storefront/orders/details/order-view';
import styles from '@/components/storefront/orders/details/order-view.module.css';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Link } from '@/components/ui/actions/link';
import { LinkButton } from '@/components/ui/actions/link-button';
import type { Order } from '@/lib/domain/orders/order';
import { canChangeStatus } from '@/lib/domain/orders/order-status';
import { paths } from '@/lib/paths';
import { OrderState } from './order-state';
import { useShownOrder } from './use-shown-order';

/** `/orders/[id]`: one order, live, for the shopper who placed it. */
export function OrderPageView() {
  const { t } = useTranslation('orders');
  const shown = useShownOrder();
  return (
    <>
      <StorefrontHead page={t('list.title')} noIndex />
      <OrderState state={shown}>{(order) => <OrderPage order={order} />}</OrderState>
    </>
  );
}

/** An order with the shopper's current actions. */
export function OrderPage({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const isPending = order.status === 'pending';
  return (
    <>
      <Link href={paths.orders} className={styles.back}>
        {t('detail.back')}
      </Link>
      <OrderView
        order={order}
        notice={isPending && <UnfinishedOrder order={order} />}
        actions={
          !isPending && (
            <>
              <PushChoice />
              <div className={styles.actions}>
                {!order.gift && <Reorder order={order} />}
                {order.status !== 'awaiting' && (
                  <LinkButton variant="outline" href={paths.invoice(order.id)}>
                    {t('invoice')}
                  </LinkButton>
                )}
                {canChangeStatus(order, 'cancelled', 'shopper') && <CancelOrder order={order} />}
              </div>
            </>
          )
        }
      />
    </>
  );
}
