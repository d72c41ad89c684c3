import type { GetStaticPropsResult } from 'next';
import { findGroups, findMovedGroup } from '@/lib/domain/catalogue/groups/find-groups';
import { cursorAfter, cursorText } from '@/lib/domain/catalogue/lists/list-cursor';
import type { ListFacets } from '@/lib/domain/catalogue/lists/list-facets';
import { PRODUCT_PAGE_SIZE } from '@/lib/domain/catalogue/lists/list-limits';
import type { ListQuery } from '@/lib/domain/catalogue/lists/list-query';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { summarize, type ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { storeId } from '@/lib/domain/ids';
import { localPath, type Locale } from '@/lib/domain/locale';
import { env } from '@/lib/env';
import type { Reader } from '@/lib/observability/metrics';
import { countActiveProducts, readCategoryIdsAfter, readProducts } from '@/lib/server/reads/catalogue';
import { paths } from '@/lib/paths';
import { readListFacets } from '@/lib/server/reads/list-facets';
import { readingFor } from '@/lib/server/reads/counted';
import { revalidateAfter, type RevalidatedPage } from '@/lib/server/revalidate-after';
import { redirectedOrMissing } from '@/lib/server/pages/redirects';
import { catalogueShell, type ShellProps } from '@/lib/server/pages/shell-props';

interface FirstPage {
  readonly products: readonly ProductSummary[];
  readonly count: number;
  /** Where the second page begins; empty when there is none. */
  readonly after: string;
}

interface ListPageProps extends ShellProps {
  readonly firstPage: FirstPage;
  readonly facets: ListFacets;
  readonly base: ListQuery;
}

type ListPage = RevalidatedPage & Reader;

const store = storeId(env.storeId);

/** The props of `page`, which lists `base`: its shell and first products; of a category that was renamed, the way to it. */
export const productListPage = (page: ListPage, locale: Locale, base: ListQuery) =>
  readingFor(page, () => listPage(page, locale, base));

async function listPage(
  page: ListPage,
  locale: Locale,
  base: ListQuery,
): Promise<GetStaticPropsResult<ListPageProps>> {
  const shell = await catalogueShell(locale, ['catalogue']);
  const groups = findGroups(shell.categories, base);
  const revalidate = revalidateAfter(page);
  if (groups.unknown) return { ...(await movedOrMissing(shell.categories, base, locale)), revalidate };
  const filter = {
    ...(groups.category && { categoryId: groups.category.id }),
    ...(groups.sub && { subCategoryId: groups.sub.id }),
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
  return { props: { ...shell, firstPage, facets, base }, revalidate };
}

async function movedOrMissing(categories: readonly ListedCategory[], wanted: ListQuery, locale: Locale) {
  const [category, sub] = await Promise.all(
    [wanted.category, wanted.sub].map((slug) => (slug ? readCategoryIdsAfter(store, slug) : [])),
  );
  const moved = findMovedGroup(categories, wanted, { category: category ?? [], sub: sub ?? [] });
  if (!moved) return redirectedOrMissing(paths.category(wanted.category, wanted.sub || undefined), locale);
  const parent = categories.find(({ id }) => id === moved.parentId);
  const path = parent ? paths.category(parent.slug, moved.slug) : paths.category(moved.slug);
  return { redirect: { destination: localPath(path, locale), permanent: true } };
}
