import { useTranslation } from 'next-i18next/pages';
import type { Product } from '@/lib/domain/catalogue/product';
import { averageRating } from '@/lib/domain/catalogue/product-summary';
import { RATINGS, type RatingCounts, type Review } from '@/lib/domain/reviews/review';
import { recipe } from '@/theme/recipe';
import { ReviewEntry } from './review-entry';
import { ReviewItem } from './review-item';
import styles from './reviews.module.css';
import { Stars } from './stars';

interface ReviewsProps {
  readonly product: Product;
  /** The latest published ones. */
  readonly reviews: readonly Review[];
  readonly counts: RatingCounts;
}

export function Reviews({ product, reviews, counts }: ReviewsProps) {
  const { t } = useTranslation('catalogue');
  const rating = averageRating(product);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={styles.reviews}>
      <h2 id="reviews-title" className={recipe('heading', { size: '2xl' })}>
        {t('reviews.title')}
      </h2>
      {rating === null ? (
        <p className={styles.none}>{t('reviews.none')}</p>
      ) : (
        <div className={styles.columns}>
          <div>
            <p className={styles.average}>{t('reviews.average', { rating: rating.toFixed(1) })}</p>
            <Stars rating={rating} />
            <p className={styles.muted}>{t('reviews.count', { count: product.ratingCount })}</p>
            <Distribution counts={counts} />
          </div>
          <ul className={styles.list}>
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
        </div>
      )}
      <ReviewEntry key={product.id} productId={product.id} />
    </section>
  );
}

function Distribution({ counts }: { counts: RatingCounts }) {
  const { t } = useTranslation('catalogue');
  const most = Math.max(1, ...Object.values(counts));
  return (
    <dl className={styles.distribution}>
      {RATINGS.toReversed().map((rating) => (
        <div key={rating} className={styles.row}>
          <dt>{t('reviews.stars', { count: rating })}</dt>
          <dd>
            <span className={styles.bar} style={{ inlineSize: `${(counts[rating] / most) * 100}%` }} />
            <span className={styles.number}>{counts[rating]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
