import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { VisuallyHidden } from '@/components/ui/text/visually-hidden';
import type { Product } from '@/lib/domain/catalogue/product';
import { averageRating } from '@/lib/domain/catalogue/product-summary';
import { RATINGS } from '@/lib/domain/reviews/review';
import type { ReviewOrder } from '@/lib/domain/reviews/review-list';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import styles from './review-summary.module.css';
import { Stars } from './stars';

interface ReviewSummaryProps {
  readonly product: Product;
  readonly order: ReviewOrder;
  readonly onChoose: (order: ReviewOrder) => void;
}

/** The average and the number of reviews by stars. A row filters by its stars; pressed again, it shows all reviews. */
export function ReviewSummary({ product, order, onChoose }: ReviewSummaryProps) {
  const { t } = useTranslation(['catalogue', 'product']);
  const { average, count: shown } = useFormats();
  const { ratingCount, ratingCounts } = product;
  const rating = averageRating(product) ?? 0;
  const hydrated = useHydrated();
  return (
    <div className={styles.summary}>
      <p className={styles.average}>{t('reviews.average', { rating: average(rating) })}</p>
      <Stars rating={rating} />
      <p className={styles.muted}>{t('reviews.count', { count: ratingCount })}</p>
      <div role="group" aria-label={t('product:reviews.distribution')} className={styles.distribution}>
        {[...RATINGS].reverse().map((stars) => {
          const count = ratingCounts[stars];
          const isChosen = order.rating === stars;
          return (
            <button
              key={stars}
              type="button"
              className={styles.row}
              disabled={!hydrated || (count === 0 && !isChosen)}
              aria-pressed={isChosen}
              onClick={() => onChoose({ ...order, rating: isChosen ? null : stars })}
            >
              <span>{t('reviews.stars', { count: stars })}</span>
              <span className={styles.track}>
                <span className={styles.bar} style={{ inlineSize: `${(count / ratingCount) * 100}%` }} />
              </span>
              <span className={styles.number} aria-hidden>
                {shown(count)}
              </span>
              <VisuallyHidden>{t('reviews.count', { count })}</VisuallyHidden>
            </button>
          );
        })}
      </div>
      {order.rating !== null && (
        <Button variant="outline" size="sm" onClick={() => onChoose({ ...order, rating: null })}>
          {t('product:reviews.all')}
        </Button>
      )}
    </div>
  );
}
