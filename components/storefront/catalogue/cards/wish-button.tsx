import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/media/icon';
import { useWishlist } from '@/context/wishlist-context';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import styles from './wish-button.module.css';

/** A heart, filled while the product is on the wishlist. */
export function WishButton({ product, className }: { product: string; className?: string | undefined }) {
  const { t } = useTranslation('catalogue');
  const { has, toggle } = useWishlist();
  const wished = has(product);
  return (
    <button
      type="button"
      aria-label={wished ? t('card.remove') : t('card.add')}
      className={[styles.wish, className].filter(Boolean).join(' ')}
      data-wished={wished || undefined}
      disabled={!useHydrated()}
      onClick={() => void toggle(product)}
    >
      <Icon name="heart" filled={wished} />
    </button>
  );
}
