import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { CartProvider } from '@/context/cart-context';
import { CurrencyProvider } from '@/context/currency-context';
import type { PageLayout, PageWithLayout } from '@/lib/page-layout';
import { StorefrontLayout } from './storefront-layout';
import { SubscriptionGate } from './subscription-gate';

/** Shops that are shown do not load it. */
const PeoplesLayout = dynamic(() => import('./peoples-layout').then((module) => module.PeoplesLayout));

const getLayout: PageLayout = (page, { categories, withoutShop }) =>
  withoutShop ? (
    <PeoplesLayout>{page}</PeoplesLayout>
  ) : (
    <CurrencyProvider>
      <CartProvider>
        <SubscriptionGate>
          <StorefrontLayout categories={categories}>{page}</StorefrontLayout>
        </SubscriptionGate>
      </CartProvider>
    </CurrencyProvider>
  );

/** Wraps a view as a page of the shop, with header, footer, cart and the chosen currency; where no shop is shown, with its name alone. */
export const inStorefront = <P extends object>(View: ComponentType<P>): PageWithLayout<P> =>
  Object.assign((props: P) => <View {...props} />, { getLayout });
