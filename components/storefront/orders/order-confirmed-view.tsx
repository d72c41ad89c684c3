import { useTranslation } from 'next-i18next/pages';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { OrderPage } from './order-page-view';
import { OrderReceipt } from './order-receipt';
import { OrderState } from './order-state';
import { useShownOrder } from './use-shown-order';

/** `/order-confirmed/[id]`: shows an order of this shopper only, so opening the address makes and reveals nothing. */
export function OrderConfirmedView() {
  const { t } = useTranslation('orders');
  const shown = useShownOrder();
  return (
    <>
      <StorefrontHead page={t('confirmed.title')} noIndex />
      <OrderState state={shown}>
        {(order) =>
          order.status === 'pending' ? (
            <OrderPage order={order} />
          ) : (
            <OrderReceipt order={order} kind="confirmed" />
          )
        }
      </OrderState>
    </>
  );
}
