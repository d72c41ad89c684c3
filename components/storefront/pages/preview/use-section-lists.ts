import { pageStore } from '@/lib/browser/page-store';
import { summarize, type ProductSummary } from '@/lib/domain/catalogue/product-summary';
import type { Product, Sort } from '@/lib/domain/catalogue/product';
import type { Locale } from '@/lib/domain/locale';
import { HOME_PRODUCTS, HOME_SORTS, isHomeList } from '@/lib/domain/own-pages/home/home-lists';
import type { Testimonial } from '@/lib/domain/own-pages/resolved-section';
import { NO_LISTS, testimonialsOf, type SectionLists } from '@/lib/domain/own-pages/section-lists';
import type { Section } from '@/lib/domain/own-pages/sections';
import { ok, type Result } from '@/lib/domain/result';
import { readBrands } from '@/lib/firestore/catalogue/groups';
import { readListPage } from '@/lib/firestore/catalogue/product-list';
import { readProductsById } from '@/lib/firestore/catalogue/products-by-id';
import { readNewestReviews } from '@/lib/firestore/inbox';
import { useReadOnce } from '@/lib/hooks/use-read-once';

/** The products, brands and reviews in these sections; reloaded when a section needs other ones. */
export function useSectionLists(sections: readonly Section[], locale: Locale, at: number): SectionLists {
  const key = sections.map(asked).join('|');
  const lists = useReadOnce<SectionLists>(`section lists ${locale} ${key}`, async () =>
    ok(await readLists(sections, locale, at)),
  );
  return lists.status === 'ready' ? lists.value : NO_LISTS;
}

/** A key for the list that a section needs. */
function asked(section: Section): string {
  switch (section.kind) {
    case 'products':
      return [section.id, section.source, ...section.productIds, section.categoryId, section.count].join('/');
    case 'studio':
      return [section.id, section.productId].join('/');
    default:
      return isHomeList(section.kind) ? `${section.id}/${section.kind}` : section.kind;
  }
}

async function readLists(sections: readonly Section[], locale: Locale, at: number): Promise<SectionLists> {
  const has = (kind: Section['kind']) => sections.some((section) => section.kind === kind);
  const [products, brands, reviews] = await Promise.all([
    Promise.all(sections.map(async (section) => [section.id, await listOf(section, locale, at)] as const)),
    has('brands') || has('topBrands') ? readBrands(pageStore()) : ok([]),
    has('testimonials') ? readTestimonials(locale) : [],
  ]);
  return { products: new Map(products), brands: brands.ok ? brands.value : [], reviews };
}

async function readTestimonials(locale: Locale): Promise<Testimonial[]> {
  const reviews = await readNewestReviews(pageStore());
  if (!reviews.ok) return [];
  const about = await readProductsById(pageStore(), [
    ...new Set(reviews.value.map(({ productId }) => productId)),
  ]);
  return about.ok ? testimonialsOf(reviews.value, about.value, locale) : [];
}

/** The products of a section. A failed read gives an empty list, because the rest of the preview is still useful. */
async function listOf(section: Section, locale: Locale, at: number): Promise<ProductSummary[]> {
  const summaries = (read: Result<readonly Product[]>) =>
    read.ok ? read.value.map((product) => summarize(product, locale, at)) : [];
  if (section.kind === 'studio')
    return section.productId ? summaries(await readProductsById(pageStore(), [section.productId])) : [];
  if (isHomeList(section.kind))
    return summaries(await firstOf(HOME_SORTS[section.kind], {})).slice(0, HOME_PRODUCTS);
  if (section.kind !== 'products') return [];
  const products = summaries(await productsOf(section));
  const listed =
    section.source === 'on-sale' ? products.filter((one) => one.compareAtPrice !== null) : products;
  return section.source === 'chosen' ? listed : listed.slice(0, section.count);
}

async function productsOf({
  source,
  productIds,
  categoryId,
}: Section<'products'>): Promise<Result<readonly Product[]>> {
  if (source === 'chosen') return readProductsById(pageStore(), productIds);
  if (source === 'category' && !categoryId) return ok([]);
  return firstOf(source === 'newest' ? 'newest' : 'best-seller', source === 'category' ? { categoryId } : {});
}

async function firstOf(
  sort: Sort,
  filter: { readonly categoryId?: string },
): Promise<Result<readonly Product[]>> {
  const page = await readListPage(pageStore(), { filter, sort, search: '', page: 1, after: '' });
  return page.ok ? ok(page.value.products) : page;
}
