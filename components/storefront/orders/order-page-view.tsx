import { useTranslation } from 'next-i18next/pages';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Link } from '@/components/ui/actions/link';
import { LinkButton } from '@/components/ui/actions/link-button';
import type { Order } from '@/lib/domain/orders/order';
import { canMove } from '@/lib/domain/orders/order-status';
import { paths } from '@/lib/paths';
import { CancelOrder } from './cancel-order';
import { OrderState } from './order-state';
import { OrderView } from './order-view';
import { PushChoice } from './push-choice';
import { Reorder } from './reorder';
import { UnfinishedOrder } from './unfinished-order';
import { useShownOrder } from './use-shown-order';
import styles from './order-view.module.css';

/** `/orders/[id]`: one order, live, for whoever placed it. */
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

/** An order with what its shopper may do now. */
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
                <Reorder order={order} />
                {order.status !== 'awaiting' && (
                  <LinkButton variant="outline" href={paths.invoice(order.id)}>
                    {t('invoice')}
                  </LinkButton>
                )}
                {canMove(order.status, 'cancelled', 'shopper') && <CancelOrder order={order} />}
              </div>
            </>
          )
        }
      />
    </>
  );
}
