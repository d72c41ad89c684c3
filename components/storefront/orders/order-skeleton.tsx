import { useTranslation } from 'next-i18next/pages';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './order-view.module.css';

export function OrderSkeleton() {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.order} aria-busy>
      <div className={styles.header}>
        <h1>
          <VisuallyHidden>{t('detail.loading')}</VisuallyHidden>
        </h1>
        <Skeleton width="60%" height="2.5rem" />
      </div>
      <div className={styles.main}>
        <Skeleton height="8rem" />
        <Skeleton height="14rem" />
      </div>
      <div className={styles.side}>
        <Skeleton height="12rem" />
      </div>
    </div>
  );
}
