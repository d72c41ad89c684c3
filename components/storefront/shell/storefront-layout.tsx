import { useTranslation } from 'next-i18next/pages';
import { Activity, useEffect, type ReactNode } from 'react';
import { SkipLink } from '@/components/document/skip-link';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { LinkedCode } from '@/components/storefront/cart/discounts/linked-code';
import { Measurement } from '@/components/storefront/measurement/measurement';
import { Footer } from '@/components/storefront/shell/footer/footer';
import { Header } from '@/components/storefront/shell/header/header';
import { StoreBanner } from '@/components/storefront/shell/banner/store-banner';
import { ClosedGate } from '@/components/storefront/shell/trading/closed-gate';
import { StoreTrading } from '@/components/storefront/shell/trading/store-trading';
import { Part } from '@/components/storefront/shell/part';
import { LinkButton } from '@/components/ui/actions/link-button';
import { FailureBoundary } from '@/components/ui/feedback/failure-boundary';
import { AccountCart } from '@/context/account-cart';
import { useStoreSetting } from '@/context/store-setting-context';
import { WishlistProvider } from '@/context/wishlist-context';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { useCountedView } from '@/lib/hooks/browser/use-counted-view';
import { useLook } from '@/lib/hooks/browser/use-look';
import { whenIdle } from '@/lib/hooks/browser/when-idle';
import { paths } from '@/lib/paths';
import { reportFailure } from '@/lib/telemetry/report-failure';
import styles from './storefront-layout.module.css';

interface StorefrontLayoutProps {
  readonly categories: readonly ListedCategory[];
  readonly children: ReactNode;
}

/**
 * Header, content and footer of every storefront page. React hydrates the content of an `Activity` in steps, and at once where
 * it is touched; without it, the whole page would hydrate in one go.
 */
export function StorefrontLayout({ categories, children }: StorefrontLayoutProps) {
  const { t } = useTranslation('common');
  useCountedView();
  useLook(useStoreSetting().look);
  const topCategories = categories.filter((category) => category.parentId === null);
  return (
    <div className={styles.layout}>
      <AccountCart />
      <LinkedCode />
      <SkipLink />
      <Measurement />
      <StoreTrading />
      <StoreBanner />
      <Part name="header">
        <Header categories={categories} />
      </Part>
      <main id="content" tabIndex={-1} className={styles.main}>
        <WishlistProvider>
          <OfflineParts />
          <FailureBoundary
            onFailure={reportFailure}
            actions={
              <LinkButton href={paths.cart} variant="outline">
                {t('shell.cart')}
              </LinkButton>
            }
          >
            <Activity>
              <ClosedGate>{children}</ClosedGate>
            </Activity>
          </FailureBoundary>
        </WishlistProvider>
      </main>
      <Part name="footer">
        <Footer categories={topCategories} />
      </Part>
    </div>
  );
}

const importOffline = () =>
  import('@/components/storefront/offline/offline-shop').then((module) => module.OfflineShop);

/** Loads when the page is idle, because no code can load once the network is down. */
function OfflineParts() {
  const { Overlay: OfflineShop, load } = useLazyOverlay(importOffline);
  useEffect(() => whenIdle(load), [load]);
  return OfflineShop && <OfflineShop />;
}
