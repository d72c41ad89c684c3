import { useTranslation } from 'next-i18next/pages';
import { Alert } from '@/components/ui/alert';
import type { Product } from '@/lib/domain/catalogue/product';
import type { ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { storeId } from '@/lib/domain/ids';
import { localized } from '@/lib/domain/locale';
import type { Review } from '@/lib/domain/reviews/review';
import { env } from '@/lib/env';
import { useLiveProduct } from '@/lib/hooks/use-live-product';
import { useLocale } from '@/lib/hooks/use-locale';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { BuyBox } from './buy-box';
import { DeliveryFacts } from './delivery-facts';
import { Gallery } from './gallery';
import { ProductHead } from './product-head';
import styles from './product-view.module.css';
import { RecentlyViewed } from './recently-viewed';
import { RelatedBoards } from './related-boards';
import { Reviews } from './reviews';
import { useVariant } from './use-variant';

export interface ProductPageProps {
  readonly product: Product;
  readonly crumbs: readonly Crumb[];
  readonly brand: string | null;
  readonly reviews: readonly Review[];
  readonly related: readonly ProductSummary[];
}

export function ProductView({ product: built, crumbs, brand, reviews, related }: ProductPageProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const { product, available } = useLiveProduct(storeId(env.storeId), built);
  const { variant, isChosen, choose } = useVariant(product);
  const title = localized(product.title, locale);
  const description = localized(product.description, locale);
  const group = crumbs.at(-1);
  return (
    <>
      <ProductHead product={product} brand={brand} category={group?.name ?? null} reviews={reviews} />
      <Breadcrumb crumbs={crumbs} current={title} />
      <div className={styles.product}>
        <Gallery
          key={product.id}
          images={product.images}
          title={title}
          shown={isChosen ? (variant?.image ?? null) : null}
        />
        <div className={styles.side}>
          {available && variant ? (
            <BuyBox product={product} variant={variant} brand={brand} onChoose={choose} />
          ) : (
            <>
              <h1 className={styles.title}>{title}</h1>
              <Alert tone="warning" title={t('product.unavailable')} />
            </>
          )}
          <DeliveryFacts />
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
      <Reviews key={`${built.id} reviews`} product={product} built={{ product: built, reviews }} />
      <RelatedBoards boards={related} group={group ?? null} />
      <RecentlyViewed product={built} />
    </>
  );
}
