import { useTranslation } from 'next-i18next/pages';
import { NotLoaded } from '@/components/storefront/shell/not-loaded';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { useWishlist } from '@/context/wishlist-context';
import { paths } from '@/lib/paths';
import { WishlistItem } from './wishlist-item';
import styles from './wishlist.module.css';

const FIRST_ROW = 4;

/** The products on the wishlist, newest first, live. */
export function WishlistPanel() {
  const { t } = useTranslation('account');
  const { wishes } = useWishlist();
  if (wishes.status === 'loading') return <Skeleton height="20rem" />;
  if (wishes.status === 'failed') return <NotLoaded title={t('wishlist.failed')} code={wishes.code} />;
  if (wishes.status === 'missing' || wishes.value.length === 0) {
    return (
      <EmptyState icon="heart" title={t('wishlist.emptyTitle')} description={t('wishlist.emptyText')}>
        <LinkButton href={paths.products}>{t('wishlist.browse')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {wishes.value.map((productId, index) => (
        <WishlistItem key={productId} productId={productId} eager={index < FIRST_ROW} />
      ))}
    </ul>
  );
}
