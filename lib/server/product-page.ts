import type { Category, Product } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { localized, type Locale } from '@/lib/domain/locale';
import type { RatingCounts, Review } from '@/lib/domain/reviews/review';
import { readBrands, readProductBySlug } from '@/lib/server/catalogue';
import { paths } from '@/lib/paths';
import { countRatings, readReviews } from '@/lib/server/reviews';

const REVIEWS_SHOWN = 20;

interface ProductPageData {
  readonly product: Product;
  readonly crumbs: { readonly name: string; readonly href: string }[];
  readonly brand: string | null;
  readonly reviews: Review[];
  readonly ratingCounts: RatingCounts;
}

/** What a product's page shows beside the shell, or null when no active product has this slug. */
export async function productPageData(
  store: StoreId,
  slug: string,
  categories: readonly Category[],
  locale: Locale,
): Promise<ProductPageData | null> {
  const product = await readProductBySlug(store, slug);
  if (!product) return null;
  const [brands, reviews, ratingCounts] = await Promise.all([
    readBrands(store),
    readReviews(store, product.id, REVIEWS_SHOWN),
    countRatings(store, product.id),
  ]);
  const brand = brands.find(({ id }) => id === product.brandId);
  return {
    product,
    crumbs: crumbsOf(product, categories, locale),
    brand: brand ? localized(brand.name, locale) : null,
    reviews,
    ratingCounts,
  };
}

function crumbsOf(
  product: Product,
  categories: readonly Category[],
  locale: Locale,
): ProductPageData['crumbs'] {
  const category = categories.find(({ id }) => id === product.categoryId);
  if (!category) return [];
  const sub = categories.find(({ id }) => id === product.subCategoryId);
  const top = { name: localized(category.name, locale), href: paths.category(category.slug) };
  if (!sub) return [top];
  return [top, { name: localized(sub.name, locale), href: paths.category(category.slug, sub.slug) }];
}
