import type { Product } from '@/lib/domain/catalogue/product';
import { summarize, type ProductSummary } from '@/lib/domain/catalogue/product-summary';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { HOME_PRODUCTS, HOME_SORTS, isHomeList } from '@/lib/domain/own-pages/home/home-lists';
import type { Testimonial } from '@/lib/domain/own-pages/resolved-section';
import { testimonialsOf, type SectionLists } from '@/lib/domain/own-pages/section-lists';
import type { Section } from '@/lib/domain/own-pages/sections';
import { readBrands, readProducts, readProductsById } from '@/lib/server/reads/catalogue';
import { readNewestReviews } from '@/lib/server/reads/reviews';

/** Bound on the best-selling boards that are searched for those on sale. */
const LOOKED_AT = 60;

interface Shown {
  readonly locale: Locale;
  /** Milliseconds. */
  readonly at: number;
}

/** Reads the lists of these sections; kinds of lists that no section needs are not read. */
export async function readSectionLists(
  store: StoreId,
  sections: readonly Section[],
  shown: Shown,
): Promise<SectionLists> {
  const has = (kind: Section['kind']) => sections.some((section) => section.kind === kind);
  const [products, brands, reviews] = await Promise.all([
    Promise.all(
      sections.map(async (section) => [section.id, await readProductsOf(store, section, shown)] as const),
    ),
    has('brands') || has('topBrands') ? readBrands(store) : [],
    has('testimonials') ? readTestimonials(store, shown.locale) : [],
  ]);
  return { products: new Map(products), brands, reviews };
}

async function readProductsOf(
  store: StoreId,
  section: Section,
  { locale, at }: Shown,
): Promise<ProductSummary[]> {
  const summaries = (products: readonly Product[]) =>
    products.map((product) => summarize(product, locale, at));
  if (section.kind === 'studio')
    return section.productId ? summaries(await readProductsById(store, [section.productId])) : [];
  if (isHomeList(section.kind))
    return summaries(await readProducts(store, HOME_SORTS[section.kind], HOME_PRODUCTS));
  if (section.kind !== 'products') return [];
  const { source, productIds, categoryId, count } = section;
  switch (source) {
    case 'chosen':
      return summaries(await readProductsById(store, productIds));
    case 'category':
      return categoryId ? summaries(await readProducts(store, 'best-seller', count, { categoryId })) : [];
    case 'on-sale': {
      const products = summaries(await readProducts(store, 'best-seller', LOOKED_AT));
      return products.filter(({ compareAtPrice }) => compareAtPrice !== null).slice(0, count);
    }
    default:
      return summaries(await readProducts(store, source, count));
  }
}

async function readTestimonials(store: StoreId, locale: Locale): Promise<Testimonial[]> {
  const reviews = await readNewestReviews(store);
  const products = await readProductsById(store, [...new Set(reviews.map(({ productId }) => productId))]);
  return testimonialsOf(reviews, products, locale);
}
