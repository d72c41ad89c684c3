import { useTranslation } from 'next-i18next/pages';
import { OrderReceipt } from '@/components/storefront/orders/details/order-receipt';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { OrderPage } from './order-page-view';
import { OrderState } from './order-state';
import { useShownOrder } from './use-shown-order';

/** `/order-cancelled/[id]`: confirms a cancelled order; any other order shows its normal page. */
export function OrderCancelledView() {
  const { t } = useTranslation('orders');
  const shown = useShownOrder();
  return (
    <>
      <StorefrontHead page={t('cancelled.title')} noIndex />
      <OrderState state={shown}>
        {(order) =>
          order.status === 'cancelled' ? (
            <OrderReceipt order={order} kind="cancelled" />
          ) : (
            <OrderPage order={order} />
          )
        }
      </OrderState>
    </>
  );
}
