import { useTranslation } from 'next-i18next/pages';
import type { Product } from '@/lib/domain/catalogue/product';
import { averageRating } from '@/lib/domain/catalogue/product-summary';
import styles from './rating-summary.module.css';
import { Stars } from './stars';

/** The average under the title, leading down to the reviews; nothing while there are none. */
export function RatingSummary({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue');
  const rating = averageRating(product);
  if (rating === null) return null;
  return (
    <a href="#reviews" className={styles.summary}>
      <Stars rating={rating} />
      <span>{t('reviews.count', { count: product.ratingCount })}</span>
    </a>
  );
}
