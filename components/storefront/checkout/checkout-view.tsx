import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { CartSkeleton } from '@/components/storefront/cart/cart-skeleton';
import { EmptyCart } from '@/components/storefront/cart/empty-cart';
import { useDepartures } from '@/components/storefront/forms/use-typed-fields';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Link } from '@/components/ui/actions/link';
import { Alert } from '@/components/ui/feedback/alert';
import { useCart } from '@/context/cart-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { useUserContext } from '@/context/user-context';
import { track } from '@/lib/browser/measurement/track';
import type { CartLine } from '@/lib/domain/cart/cart';
import { awaitsCard } from '@/lib/domain/payments/settlement';
import { useMyOrders } from '@/lib/hooks/orders/use-my-orders';
import { paths } from '@/lib/paths';
import { CheckoutForm } from './checkout-form';
import styles from './checkout-form.module.css';

export function CheckoutView() {
  const { t } = useTranslation('checkout');
  const { lines, ready } = useCart();
  const departures = useDepartures();
  return (
    <>
      <StorefrontHead page={t('title')} noIndex />
      {!ready && <CartSkeleton />}
      {ready && lines.length === 0 && (
        <>
          <UnfinishedNotice />
          <EmptyCart />
        </>
      )}
      {ready && lines.length > 0 && (
        <>
          <TrackedCheckout lines={lines} />
          <CheckoutForm key={departures} />
        </>
      )}
    </>
  );
}

/** Tells once that a checkout began. */
function TrackedCheckout({ lines }: { readonly lines: readonly CartLine[] }) {
  const tell = useEffectEvent(() => track({ name: 'begin_checkout', lines }));
  useEffect(() => tell(), []);
  return null;
}

/** Links to the unfinished order when the shopper comes back from the payment page; its boards have left the cart. */
function UnfinishedNotice() {
  const { t } = useTranslation('payment');
  const { storeId } = useStoreSetting();
  const { user } = useUserContext();
  const orders = useMyOrders(storeId, user?.uid ?? null);
  const waiting = orders.status === 'ready' && orders.value.find(awaitsCard);
  if (!waiting) return null;
  return (
    <div className={styles.waiting}>
      <Alert tone="info" title={t('unfinished.title', { number: waiting.number })}>
        <p>
          {t('unfinished.text')}{' '}
          <Link className={styles.link} href={paths.payment(waiting.id)}>
            {t('unfinished.open')}
          </Link>
        </p>
      </Alert>
    </div>
  );
}
