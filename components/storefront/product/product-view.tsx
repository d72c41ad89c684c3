import { Activity, useEffect } from 'react';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { JsonLd } from '@/components/ui/json-ld';
import type { Product } from '@/lib/domain/catalogue/product';
import type { ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { storeId } from '@/lib/domain/ids';
import { localized } from '@/lib/domain/locale';
import type { Review } from '@/lib/domain/reviews/review';
import { env } from '@/lib/env';
import { useLiveProduct } from '@/lib/hooks/use-live-product';
import { useLocale } from '@/lib/hooks/use-locale';
import { whenIdle } from '@/lib/hooks/when-idle';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { ProductDetails, type ProductDetailsProps } from './product-details';
import { ProductHead } from './product-head';
import { ProductJsonLd } from './product-json-ld';
import { RelatedBoards } from './related-boards';
import { Reviews } from './reviews';
import { useVariant } from './use-variant';

/** Known to this browser alone, and below all the rest. */
const importRecent = () => import('./recently-viewed').then((module) => module.RecentlyViewed);

const importMemory = () => import('./recent-products').then((module) => module.rememberProduct);

export interface ProductPageProps {
  readonly product: Product;
  readonly crumbs: readonly Crumb[];
  readonly brand: string | null;
  readonly reviews: readonly Review[];
  readonly related: readonly ProductSummary[];
}

export function ProductView({ product: built, crumbs, brand, reviews, related }: ProductPageProps) {
  const locale = useLocale();
  const { product, available } = useLiveProduct(storeId(env.storeId), built);
  const { Overlay: RecentlyViewed, load } = useLazyOverlay(importRecent);
  useEffect(() => whenIdle(load), [load]);
  // Not when idle: a shopper may go on to the next board before.
  useEffect(() => void importMemory().then((remember) => remember(built)), [built]);
  const title = localized(product.title, locale);
  const group = crumbs.at(-1);
  return (
    <>
      <ProductHead product={product} />
      <Breadcrumb crumbs={crumbs} current={title} />
      <ChosenDetails product={product} available={available} brand={brand} />
      <Activity>
        <Reviews key={`${built.id} reviews`} product={product} built={{ product: built, reviews }} />
      </Activity>
      <Activity>
        <RelatedBoards boards={related} group={group ?? null} />
      </Activity>
      {RecentlyViewed && <RecentlyViewed product={built} />}
      {/* Behind what shoppers see: half of a page's texts stand in it again. */}
      {typeof window === 'undefined' ? (
        <ProductJsonLd product={product} brand={brand} category={group?.name ?? null} reviews={reviews} />
      ) : (
        <JsonLd data={null} />
      )}
    </>
  );
}

/** What the chosen variant changes, apart from what it does not. */
function ChosenDetails({ product, ...rest }: Pick<ProductDetailsProps, 'product' | 'available' | 'brand'>) {
  const { variant, isChosen, choose } = useVariant(product);
  return <ProductDetails {...rest} {...{ product, variant, isChosen }} onChoose={choose} />;
}
