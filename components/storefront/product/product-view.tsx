import { useEffect, useState } from 'react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { ProductGrid } from '@/components/storefront/catalogue/cards/product-grid';
import { Reviews } from '@/components/storefront/product/reviews/reviews';
import { Breadcrumb, type Crumb } from '@/components/storefront/shell/breadcrumb';
import { Part } from '@/components/storefront/shell/part';
import { Section } from '@/components/storefront/shell/section';
import { PartBoundary } from '@/components/ui/feedback/failure-boundary';
import { JsonLd } from '@/components/ui/text/json-ld';
import { useStoreId } from '@/context/use-store-id';
import { initialVariant, withOption } from '@/lib/domain/catalogue/variants/choose-variant';
import { track } from '@/lib/browser/measurement/track';
import { findOffered, type Product, type Variant } from '@/lib/domain/catalogue/product';
import type { ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { slugIn } from '@/lib/domain/catalogue/slug';
import { localized } from '@/lib/domain/locale';
import type { Review } from '@/lib/domain/reviews/review';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { usePricedProduct } from '@/lib/hooks/catalogue/use-priced-product';
import { whenIdle } from '@/lib/hooks/browser/when-idle';
import { paths } from '@/lib/paths';
import { reportFailure } from '@/lib/telemetry/report-failure';
import { useLiveProduct } from './use-live-product';
import { ProductDetails, type ProductDetailsProps } from './product-details';
import { ProductHead } from './product-head';
import { ProductJsonLd } from './product-json-ld';

/** Loaded on demand, because it is at the bottom and only this browser knows its content. */
const importRecent = () => import('./recently-viewed').then((module) => module.RecentlyViewed);

const importMemory = () => import('./recent-products').then((module) => module.rememberProduct);

export interface ProductPageProps {
  readonly product: Product;
  /** When the page was built (milliseconds). */
  readonly builtAt: number;
  /** The path of the picture that is drawn for shared links; null without a picture. */
  readonly card: string | null;
  readonly crumbs: readonly Crumb[];
  readonly brand: string | null;
  readonly reviews: readonly Review[];
  readonly together: readonly ProductSummary[];
  readonly related: readonly ProductSummary[];
}

export function ProductView({
  product: built,
  builtAt,
  card,
  crumbs,
  brand,
  reviews,
  together,
  related,
}: ProductPageProps) {
  const store = useStoreId();
  const locale = useLocale();
  const { product: live, available } = useLiveProduct(store, built);
  const product = usePricedProduct(live, builtAt);
  const { Overlay: RecentlyViewed, load } = useLazyOverlay(importRecent);
  useEffect(() => whenIdle(load), [load]);
  // At once rather than when idle, because a shopper may soon go on to the next product.
  useEffect(() => void importMemory().then((remember) => remember(built)), [built]);
  useEffect(() => {
    const { id, title: named, price } = built;
    track({ name: 'view_item', lines: [{ productId: id, title: named, unitPrice: price, quantity: 1 }] });
  }, [built]);
  const title = localized(product.title, locale);
  const group = crumbs.at(-1);
  return (
    <>
      <ProductHead product={product} card={card} />
      <Breadcrumb crumbs={crumbs} current={title} />
      <PartBoundary part="details" onFailure={reportFailure}>
        <ChosenDetails product={product} available={available} brand={brand} />
      </PartBoundary>
      <Part name="product-reviews">
        <Reviews key={`${built.id} reviews`} product={product} built={{ product: built, reviews }} />
      </Part>
      <Part name="related">
        <BoughtTogether boards={together} />
        <RelatedBoards boards={related} group={group ?? null} />
      </Part>
      {RecentlyViewed && (
        <Part name="recently-viewed">
          <RecentlyViewed product={built} />
        </Part>
      )}
      {/* Last in the page, because it repeats half of the page's texts. */}
      {typeof window === 'undefined' ? (
        <ProductJsonLd product={product} brand={brand} category={group?.name ?? null} reviews={reviews} />
      ) : (
        <JsonLd data={null} />
      )}
    </>
  );
}

/** Separate, so that a change of variant renders only the parts that depend on it. */
function ChosenDetails({ product, ...rest }: Pick<ProductDetailsProps, 'product' | 'available' | 'brand'>) {
  const { variant, isChosen, choose } = useVariant(product);
  return <ProductDetails {...rest} {...{ product, variant, isChosen }} onChoose={choose} />;
}

interface ChosenVariant {
  readonly variant: Variant | undefined;
  /** True if it was chosen here or by a link; otherwise it is the first one in stock. */
  readonly isChosen: boolean;
  readonly choose: (optionId: string, valueId: string) => void;
}

/** The shown variant. The address follows it, so that a link or a reload shows the same one. */
function useVariant(product: Product): ChosenVariant {
  const locale = useLocale();
  const { query, replace, isReady } = useRouter();
  const linked = isReady ? query.variant : undefined;
  // Shows a choice at once, until the address has changed a moment later.
  const [chosen, setChosen] = useState<{ at: unknown; id: string } | null>(null);
  const ahead = chosen && chosen.at === linked ? findOffered(product, chosen.id) : undefined;
  const variant = ahead ?? initialVariant(product, linked);
  const choose = (optionId: string, valueId: string) => {
    const next = variant && withOption(product, variant, optionId, valueId);
    if (!next) return;
    setChosen({ at: linked, id: next.id });
    void replace(paths.product(slugIn(product, locale), next.id), undefined, {
      shallow: true,
      scroll: false,
    });
  };
  return { variant, isChosen: Boolean(ahead) || variant?.id === linked, choose };
}

/** Products that other shoppers ordered with this one; nothing if there are too few orders. */
function BoughtTogether({ boards }: Pick<RelatedBoardsProps, 'boards'>) {
  const { t } = useTranslation('product');
  if (boards.length === 0) return null;
  return (
    <Section title={t('together.title')} link={null}>
      <ProductGrid products={boards} excerpt />
    </Section>
  );
}

interface RelatedBoardsProps {
  readonly boards: readonly ProductSummary[];
  /** The category with more products like this. */
  readonly group: Crumb | null;
}

/** The best-selling products of the same category; nothing without any. */
function RelatedBoards({ boards, group }: RelatedBoardsProps) {
  const { t } = useTranslation('product');
  if (boards.length === 0) return null;
  return (
    <Section title={t('related.title')} link={group?.href ?? null}>
      <ProductGrid products={boards} excerpt />
    </Section>
  );
}
