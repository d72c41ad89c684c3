import { useTranslation } from 'next-i18next/pages';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Product } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import type { Review } from '@/lib/domain/reviews/review';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { recipe } from '@/theme/recipe';
import { useReviews } from './use-reviews';
import { ReviewEntry } from './review-entry';
import { ReviewList } from './review-list';
import { ReviewSummary } from './review-summary';
import styles from './reviews.module.css';

interface ReviewsProps {
  /** The live product, whose rating changes with each review. */
  readonly product: Product;
  /** The built page's data, with the first page of reviews. */
  readonly built: { readonly product: Product; readonly reviews: readonly Review[] };
}

export function Reviews({ product, built }: ReviewsProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const { storeId } = useStoreSetting();
  const list = useReviews(storeId, product, built);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={styles.reviews}>
      <h2 id="reviews-title" className={recipe('heading', { size: '2xl' })}>
        {t('reviews.title')}
      </h2>
      {product.ratingCount === 0 ? (
        <p className={styles.none}>{t('reviews.none')}</p>
      ) : (
        <div className={styles.columns}>
          <ReviewSummary product={product} order={list.order} onChoose={list.choose} />
          <ReviewList list={list} title={localized(product.title, locale)} />
        </div>
      )}
      <ReviewEntry key={locale} productId={product.id} locale={locale} />
    </section>
  );
}
