import type { Brand, ListedCategory, Product } from '@/lib/domain/catalogue/product';
import { slugIn } from '@/lib/domain/catalogue/slug';
import { DEFAULT_NUMERALS, formatsOf } from '@/lib/domain/formats';
import type { StoreId } from '@/lib/domain/ids';
import { foreignTo, localized, shownIn, type Locale } from '@/lib/domain/locale';
import type { Review } from '@/lib/domain/reviews/review';
import { summarize, type ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { socialCard, socialCardPath } from '@/lib/domain/seo/social-card';
import { readBrands, readProductBySlug, readProducts } from '@/lib/server/reads/catalogue';
import { readBoughtTogether } from '@/lib/server/reads/bought-together';
import { readCache } from '@/lib/server/read-cache';
import { paths } from '@/lib/paths';
import { readReviews } from '@/lib/server/reads/reviews';
import type { ShellProps } from './shell-props';

/** One row of cards. */
const RELATED = 4;
const TOGETHER = 4;

/** Every save of a brand invalidates all pages. */
const cachedBrands = readCache<Brand[]>();

interface ProductPageData {
  readonly product: Product;
  readonly builtAt: number;
  readonly card: string | null;
  readonly crumbs: { readonly name: string; readonly href: string }[];
  readonly brand: string | null;
  readonly reviews: Review[];
  readonly together: ProductSummary[];
  readonly related: ProductSummary[];
}

/**
 * The active product at `slug`, with its current slug in this language: if they differ, the page has moved. Null if no product
 * has or had this slug.
 */
export async function productAt(
  store: StoreId,
  slug: string,
  locale: Locale,
): Promise<{ readonly product: Product; readonly present: string } | null> {
  const product = await readProductBySlug(store, slug);
  return product && { product, present: slugIn(product, locale) };
}

/** The data of a product's page, besides the shell of this revision. */
export async function productPageData(
  store: StoreId,
  product: Product,
  { categories, storeSetting }: Pick<ShellProps, 'categories' | 'storeSetting'>,
  locale: Locale,
  revision: number,
): Promise<ProductPageData> {
  const builtAt = Date.now();
  const [brands, reviews, together, related] = await Promise.all([
    cachedBrands(store, () => readBrands(store), revision),
    readReviews(store, product.id),
    storeSetting.suggestions.together ? readBoughtTogether(store, product, builtAt, TOGETHER) : [],
    readRelated(store, product),
  ]);
  const summaries = (boards: readonly Product[]) => boards.map((other) => summarize(other, locale, builtAt));
  const card = socialCard(product, storeSetting, locale, builtAt);
  const { utcDate } = formatsOf({ locale, numerals: DEFAULT_NUMERALS });
  const brand = brands.find(({ id }) => id === product.brandId);
  return {
    product: { ...product, description: shownIn(product.description, locale) },
    builtAt,
    card: card && socialCardPath(product.id, card),
    crumbs: crumbsOf(product, categories, locale),
    brand: brand ? localized(brand.name, locale) : null,
    reviews: reviews.map((review) => ({ ...review, writtenOn: utcDate(review.createdAt) })),
    together: summaries(together),
    related: summaries(related.filter(({ id }) => together.every((other) => other.id !== id))),
  };
}

/** The best-selling others of the sub-category, filled up from the category; at most 14 are read. */
async function readRelated(store: StoreId, { id, categoryId, subCategoryId }: Product): Promise<Product[]> {
  if (!categoryId) return [];
  const near = subCategoryId
    ? await readProducts(store, 'best-seller', RELATED + 1, { categoryId, subCategoryId })
    : [];
  const wide =
    near.length > RELATED ? [] : await readProducts(store, 'best-seller', 2 * RELATED + 1, { categoryId });
  const others = new Map([...near, ...wide].map((product) => [product.id, product]));
  others.delete(id);
  return [...others.values()].slice(0, RELATED);
}

function crumbsOf(
  product: Product,
  categories: readonly ListedCategory[],
  locale: Locale,
): ProductPageData['crumbs'] {
  const category = categories.find(({ id }) => id === product.categoryId);
  if (!category) return [];
  const sub = categories.find(({ id }) => id === product.subCategoryId);
  const crumb = ({ name }: ListedCategory, href: string) => ({
    name: localized(name, locale),
    ...foreignTo(locale, name),
    href,
  });
  const top = crumb(category, paths.category(category.slug));
  return sub ? [top, crumb(sub, paths.category(category.slug, sub.slug))] : [top];
}
