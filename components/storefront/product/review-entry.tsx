import { useEffect } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Skeleton } from '@/components/ui/skeleton';
import { whenIdle } from '@/lib/hooks/when-idle';
import { recipe } from '@/theme/recipe';
import styles from './review-entry.module.css';

const importForm = () => import('./review-form').then((module) => module.ReviewForm);

/** The place of the review form, whose code comes once the page itself is ready. */
export function ReviewEntry({ productId }: { productId: string }) {
  const { t } = useTranslation('catalogue');
  const { Overlay: ReviewForm, load } = useLazyOverlay(importForm);
  useEffect(() => whenIdle(load), [load]);
  return (
    <div className={styles.entry}>
      {ReviewForm ? (
        <ReviewForm productId={productId} />
      ) : (
        <>
          <h3 className={recipe('heading', { size: 'lg' })}>{t('reviews.write')}</h3>
          <Skeleton height="34rem" />
        </>
      )}
    </div>
  );
}
