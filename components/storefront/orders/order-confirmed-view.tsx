import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { OrderReceipt } from '@/components/storefront/orders/details/order-receipt';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { track } from '@/lib/browser/measurement/track';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { OrderPage } from './order-page-view';
import { OrderState } from './order-state';
import { useShownOrder } from './use-shown-order';

/** Statuses for which the page says thank you: not unfinished, cancelled or returned. */
const STANDING: readonly OrderStatus[] = ['awaiting', 'placed', 'confirmed', 'shipped', 'delivered'];

/** `/order-confirmed/[id]`: shows only this shopper's order, so opening the address creates and reveals nothing. */
export function OrderConfirmedView() {
  const { t } = useTranslation('orders');
  const shown = useShownOrder();
  return (
    <>
      <StorefrontHead page={t('confirmed.title')} noIndex />
      <OrderState state={shown}>
        {(order) =>
          STANDING.includes(order.status) ? (
            <>
              <TrackedPurchase order={order} />
              <OrderReceipt order={order} kind={order.status === 'awaiting' ? 'awaiting' : 'confirmed'} />
            </>
          ) : (
            <OrderPage order={order} />
          )
        }
      </OrderState>
    </>
  );
}

/** Tracks the purchase once per order; `track` ignores a reload. */
function TrackedPurchase({ order }: { readonly order: Order }) {
  const tell = useEffectEvent(() => {
    const { lines, currency, total, number, createdAt } = order;
    track({ name: 'purchase', lines, currency, total, order: number, placedAt: createdAt });
  });
  useEffect(() => tell(), [order.number]);
  return null;
}
