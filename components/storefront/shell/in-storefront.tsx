import type { ComponentType } from 'react';
import { CartProvider } from '@/context/cart-context';
import { CurrencyProvider } from '@/context/currency-context';
import type { PageLayout, PageWithLayout } from '@/lib/page-layout';
import { StorefrontLayout } from './storefront-layout';
import { SubscriptionGate } from './subscription-gate';

const getLayout: PageLayout = (page, { categories }) => (
  <CurrencyProvider>
    <CartProvider>
      <SubscriptionGate>
        <StorefrontLayout categories={categories}>{page}</StorefrontLayout>
      </SubscriptionGate>
    </CartProvider>
  </CurrencyProvider>
);

/** Wraps a view as a page of the shop, with header, footer, cart and the chosen currency. */
export const inStorefront = <P extends object>(View: ComponentType<P>): PageWithLayout<P> =>
  Object.assign((props: P) => <View {...props} />, { getLayout });
