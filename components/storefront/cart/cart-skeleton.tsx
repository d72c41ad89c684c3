import { useTranslation } from 'next-i18next/pages';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { recipe } from '@/theme/recipe';
import styles from './cart-view.module.css';

const LINES = [0, 1];

/** The cart page before the browser's storage is read; it includes the heading, so that the layout does not shift. */
export function CartSkeleton() {
  const { t } = useTranslation('cart');
  return (
    <div className={styles.page} aria-busy>
      <header className={styles.header}>
        <h1 className={recipe('heading', { size: '3xl' })}>{t('title')}</h1>
      </header>
      <div className={styles.lines}>
        {LINES.map((line) => (
          <Skeleton key={line} height="8rem" />
        ))}
      </div>
      <Skeleton height="16rem" />
    </div>
  );
}
