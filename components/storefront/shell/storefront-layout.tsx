import { useTranslation } from 'next-i18next/pages';
import { Activity, type ReactNode } from 'react';
import { FailureBoundary } from '@/components/ui/failure-boundary';
import { LinkButton } from '@/components/ui/link-button';
import { AccountCart } from '@/context/account-cart';
import { WishlistProvider } from '@/context/wishlist-context';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { paths } from '@/lib/paths';
import { reportFailure } from '@/lib/telemetry/report-failure';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineNotice } from './offline-notice';
import styles from './storefront-layout.module.css';

interface StorefrontLayoutProps {
  readonly categories: readonly ListedCategory[];
  readonly children: ReactNode;
}

/**
 * Header, content and footer of every page that is not the admin's. React hydrates what stands in an `Activity` bit by bit, and
 * at once where it is touched; the rest of a page it hydrates in one go.
 */
export function StorefrontLayout({ categories, children }: StorefrontLayoutProps) {
  const { t } = useTranslation('common');
  const topCategories = categories.filter((category) => category.parentId === null);
  return (
    <div className={styles.layout}>
      <AccountCart />
      <a href="#content" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <Activity>
        <Header categories={categories} />
      </Activity>
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
      <Activity>
        <Footer categories={topCategories} />
      </Activity>
    </div>
  );
}
