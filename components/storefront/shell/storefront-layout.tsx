import { useTranslation } from 'next-i18next/pages';
import { Activity, useEffect, type ReactNode } from 'react';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { LinkedCode } from '@/components/storefront/cart/discounts/linked-code';
import { Footer } from '@/components/storefront/shell/footer/footer';
import { Header } from '@/components/storefront/shell/header/header';
import { StoreBanner } from '@/components/storefront/shell/banner/store-banner';
import { Part } from '@/components/storefront/shell/part';
import { LinkButton } from '@/components/ui/actions/link-button';
import { FailureBoundary } from '@/components/ui/feedback/failure-boundary';
import { AccountCart } from '@/context/account-cart';
import { WishlistProvider } from '@/context/wishlist-context';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { useOnline } from '@/lib/hooks/browser/use-online';
import { whenIdle } from '@/lib/hooks/browser/when-idle';
import { paths } from '@/lib/paths';
import { reportFailure } from '@/lib/telemetry/report-failure';
import styles from './storefront-layout.module.css';

interface StorefrontLayoutProps {
  readonly categories: readonly ListedCategory[];
  readonly children: ReactNode;
}

/**
 * Header, content and footer of every page that is not the admin's. React hydrates the content of an `Activity` in steps, and
 * at once where it is touched; the rest of a page it hydrates in one go.
 */
export function StorefrontLayout({ categories, children }: StorefrontLayoutProps) {
  const { t } = useTranslation('common');
  const topCategories = categories.filter((category) => category.parentId === null);
  return (
    <div className={styles.layout}>
      <AccountCart />
      <LinkedCode />
      <a href="#content" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <StoreBanner />
      <Part name="header">
        <Header categories={categories} />
      </Part>
      <main id="content" tabIndex={-1} className={styles.main}>
        <WishlistProvider>
          <FailureBoundary
            onFailure={reportFailure}
            actions={
              <LinkButton href={paths.cart} variant="outline">
                {t('shell.cart')}
              </LinkButton>
            }
          >
            <Activity>{children}</Activity>
          </FailureBoundary>
        </WishlistProvider>
      </main>
      <OfflineNotice />
      <Part name="footer">
        <Footer categories={topCategories} />
      </Part>
    </div>
  );
}

const importDrawing = () =>
  import('@/components/ui/media/drawings/pulled-plug').then((module) => module.PulledPlug);

/** Says that the network is away, and vanishes when it is back. Always there, so that its text is announced. */
function OfflineNotice() {
  const { t } = useTranslation('common');
  const online = useOnline();
  const { Overlay: PulledPlug, load } = useLazyOverlay(importDrawing);
  // Once the network is away nothing comes any more.
  useEffect(() => whenIdle(load), [load]);
  return (
    <div aria-live="polite" className={styles.place}>
      {!online && (
        <p className={styles.notice}>
          {PulledPlug && <PulledPlug width={56} />}
          {t('offline')}
        </p>
      )}
    </div>
  );
}
