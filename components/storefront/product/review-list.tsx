import { useTranslation } from 'next-i18next/pages';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { REVIEW_SORTS, type ReviewSort } from '@/lib/domain/reviews/review-list';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import type { ReviewList as List } from '@/lib/hooks/use-reviews';
import { ReviewItem } from './review-item';
import styles from './reviews.module.css';

export function ReviewList({ list }: { list: List }) {
  const { t } = useTranslation(['product', 'common']);
  const hydrated = useHydrated();
  const { order, reviews, state, total, hasMore, choose, more } = list;
  return (
    <div className={styles.side}>
      <label className={styles.sort}>
        <span>{t('reviews.sort')}</span>
        <Select
          look="plain"
          value={order.sort}
          disabled={!hydrated}
          onChange={({ target }) => choose({ ...order, sort: target.value as ReviewSort })}
        >
          {REVIEW_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`reviews.${sort}`)}
            </option>
          ))}
        </Select>
      </label>
      {total === 0 && order.rating !== null && <p className={styles.none}>{t('reviews.noneWith')}</p>}
      <ul className={styles.list} aria-busy={state === 'loading'}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {state === 'failed' && (
        <Alert tone="error" title={t('reviews.failed')}>
          <Button variant="outline" size="sm" onClick={() => choose(order)}>
            {t('common:state.retry')}
          </Button>
        </Alert>
      )}
      <p role="status" className={styles.none}>
        {state === 'loading'
          ? t('reviews.loading')
          : total > reviews.length && t('reviews.shown', { shown: reviews.length, total })}
      </p>
      {hasMore && state !== 'failed' && (
        <Button
          variant="outline"
          loading={state === 'loading'}
          disabled={!hydrated}
          className={styles.more}
          onClick={more}
        >
          {t('reviews.more')}
        </Button>
      )}
    </div>
  );
}
