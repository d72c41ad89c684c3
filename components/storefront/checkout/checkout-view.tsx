import { useTranslation } from 'next-i18next/pages';
import { CartSkeleton } from '@/components/storefront/cart/cart-skeleton';
import { EmptyCart } from '@/components/storefront/cart/empty-cart';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { useDepartures } from '@/components/storefront/forms/use-departures';
import { useCart } from '@/context/cart-context';
import { CheckoutForm } from './checkout-form';
import { UnfinishedNotice } from './unfinished-notice';

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
      {ready && lines.length > 0 && <CheckoutForm key={departures} />}
    </>
  );
}
