import { useTranslation } from 'next-i18next/pages';
import { Alert } from '@/components/ui/alert';
import type { Product } from '@/lib/domain/catalogue/product';
import { storeId } from '@/lib/domain/ids';
import { localized } from '@/lib/domain/locale';
import type { RatingCounts, Review } from '@/lib/domain/reviews/review';
import { env } from '@/lib/env';
import { useLiveProduct } from '@/lib/hooks/use-live-product';
import { useReviews } from '@/lib/hooks/use-reviews';
import { useLocale } from '@/lib/hooks/use-locale';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { BuyBox } from './buy-box';
import { Gallery } from './gallery';
import { ProductHead } from './product-head';
import styles from './product-view.module.css';
import { Reviews } from './reviews';
import { useVariant } from './use-variant';

export interface ProductPageProps {
  readonly product: Product;
  readonly crumbs: readonly Crumb[];
  readonly brand: string | null;
  readonly reviews: readonly Review[];
  readonly ratingCounts: RatingCounts;
}

export function ProductView({ product: built, crumbs, brand, reviews, ratingCounts }: ProductPageProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const { product, available } = useLiveProduct(storeId(env.storeId), built);
  const shown = useReviews(storeId(env.storeId), product, { product: built, reviews, counts: ratingCounts });
  const { variant, choose } = useVariant(product);
  const title = localized(product.title, locale);
  const description = localized(product.description, locale);
  return (
    <>
      <ProductHead
        product={product}
        brand={brand}
        category={crumbs.at(-1)?.name ?? null}
        reviews={shown.reviews}
      />
      <Breadcrumb crumbs={crumbs} current={title} />
      <div className={styles.product}>
        <Gallery key={product.id} images={product.images} shown={variant?.image ?? null} />
        <div className={styles.side}>
          {available && variant ? (
            <BuyBox product={product} variant={variant} brand={brand} onChoose={choose} />
          ) : (
            <>
              <h1 className={styles.title}>{title}</h1>
              <Alert tone="warning" title={t('product.unavailable')} />
            </>
          )}
          {description && (
            <section aria-labelledby="about" className={styles.about}>
              <h2 id="about" className={styles.subtitle}>
                {t('product.details')}
              </h2>
              <p className={styles.description}>{description}</p>
            </section>
          )}
        </div>
      </div>
      <Reviews product={product} {...shown} />
    </>
  );
}
