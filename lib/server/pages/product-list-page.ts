import type { GetStaticPropsResult } from 'next';
import { findGroups, findMovedGroup } from '@/lib/domain/catalogue/groups/find-groups';
import { cursorAfter, cursorText } from '@/lib/domain/catalogue/lists/list-cursor';
import type { ListFacets } from '@/lib/domain/catalogue/lists/list-facets';
import { PRODUCT_PAGE_SIZE } from '@/lib/domain/catalogue/lists/list-limits';
import type { ListQuery } from '@/lib/domain/catalogue/lists/list-query';
import type { ListSearch } from '@/lib/domain/catalogue/lists/list-search';
import type { Category, ListedCategory } from '@/lib/domain/catalogue/product';
import { summarize, type ProductSummary } from '@/lib/domain/catalogue/product-summary';
import type { StoreId } from '@/lib/domain/ids';
import { localPath, type Locale } from '@/lib/domain/locale';
import type { Reader } from '@/lib/observability/metrics';
import { countActiveProducts, readCategoryIdsAfter, readProducts } from '@/lib/server/reads/catalogue';
import { pathsBy } from '@/lib/site-urls';
import { paths } from '@/lib/paths';
import { readListFacets } from '@/lib/server/reads/list-facets';
import { readingFor } from '@/lib/server/reads/counted';
import { revalidateAfter, type RevalidatedPage } from '@/lib/server/revalidate-after';
import { redirectedOrMissing } from '@/lib/server/pages/redirects';
import { categoryPathIn } from '@/lib/server/pages/category-path';
import { catalogueShell, readShell, type ShellProps } from '@/lib/server/pages/shell-props';

interface FirstPage {
  readonly products: readonly ProductSummary[];
  readonly count: number;
  /** Cursor of the second page; empty if there is none. */
  readonly after: string;
}

interface ListPageProps extends ShellProps {
  readonly firstPage: FirstPage;
  readonly facets: ListFacets;
  readonly base: ListQuery;
  readonly search?: ListSearch;
}

type ListPage = RevalidatedPage & Reader;

/** The props of `page`, which lists `base`: its shell and first products, or a redirect for a renamed category. */
export const productListPage = (store: StoreId, page: ListPage, locale: Locale, base: ListQuery) =>
  readingFor(page, () => listPage(store, page, locale, base));

async function listPage(
  store: StoreId,
  page: ListPage,
  locale: Locale,
  base: ListQuery,
): Promise<GetStaticPropsResult<ListPageProps>> {
  const whole = await readShell(store);
  const shell = await catalogueShell(Promise.resolve(whole), locale, ['catalogue']);
  const groups = findGroups(shell.categories, base);
  const revalidate = revalidateAfter(page);
  if (groups.unknown) return { ...(await movedOrMissing(store, shell.categories, base, locale)), revalidate };
  const { category, sub } = groups;
  // The address has the slug of the other language.
  if (category && (category.slug !== base.category || (sub?.slug ?? '') !== base.sub)) {
    const destination = localPath(paths.category(category.slug, sub?.slug), locale);
    return { redirect: { destination, permanent: true }, revalidate };
  }
  const filter = {
    ...(category && { categoryId: category.id }),
    ...(sub && { subCategoryId: sub.id }),
  };
  const [products, count, facets] = await Promise.all([
    readProducts(store, base.sort, PRODUCT_PAGE_SIZE, filter),
    countActiveProducts(store, filter),
    readListFacets(store, filter, locale),
  ]);
  const now = Date.now();
  const last = products.at(-1);
  const firstPage = {
    products: products.map((product) => summarize(product, locale, now)),
    count,
    after: last && count > products.length ? cursorText(cursorAfter(last, base.sort)) : '',
  };
  const search = category && searchOf(whole.categories, sub ?? category, locale);
  return { props: { ...shell, firstPage, facets, base, ...(search && { search }) }, revalidate };
}

/** A category page's data for search engines, besides its name. */
function searchOf(
  categories: readonly Category[],
  { id }: Pick<ListedCategory, 'id'>,
  locale: Locale,
): ListSearch | undefined {
  const category = categories.find((one) => one.id === id);
  const parent = categories.find((one) => one.id === category?.parentId);
  return (
    category && {
      title: category.seoTitle?.[locale] ?? '',
      description: category.seoDescription?.[locale] ?? '',
      image: category.image,
      paths: pathsBy((language) => categoryPathIn(language, category, parent)),
    }
  );
}

async function movedOrMissing(
  store: StoreId,
  categories: readonly ListedCategory[],
  wanted: ListQuery,
  locale: Locale,
) {
  const [category, sub] = await Promise.all(
    [wanted.category, wanted.sub].map((slug) => (slug ? readCategoryIdsAfter(store, slug) : [])),
  );
  const moved = findMovedGroup(categories, wanted, { category: category ?? [], sub: sub ?? [] });
  if (!moved)
    return redirectedOrMissing(store, paths.category(wanted.category, wanted.sub || undefined), locale);
  const parent = categories.find(({ id }) => id === moved.parentId);
  const path = parent ? paths.category(parent.slug, moved.slug) : paths.category(moved.slug);
  return { redirect: { destination: localPath(path, locale), permanent: true } };
}
