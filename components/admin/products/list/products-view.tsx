import { Button, HStack, Stack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { CsvActions } from '@/components/admin/products/csv/csv-actions';
import { ProductsNotice } from '@/components/admin/plan/quota-notice';
import { RunningImports } from '@/components/admin/products/csv/running-imports';
import { BulkBar } from '@/components/admin/products/list/bulk-bar';
import { FilterBar } from '@/components/admin/products/list/filter-bar';
import { ProductList } from '@/components/admin/products/list/product-list';
import { useSelection } from '@/components/admin/products/list/product-table';
import { PageHeader } from '@/components/admin/shell/page-header';
import { Icon } from '@/components/ui/media/icon';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import {
  changedManaged,
  parseManagedQuery,
  toManagedQuery,
  type ManagedQuery,
} from '@/lib/domain/catalogue/lists/managed-list';
import { useAddress } from '@/lib/hooks/browser/use-address';
import { useBrands, useCategories } from '@/lib/hooks/catalogue/use-groups';
import { useManagedProducts } from '@/components/admin/products/list/use-managed-products';

/** The store's products: search, filter, sort, and change one or many. */
export function ProductsView() {
  const store = useStoreId();
  const { t } = useTranslation('admin-catalogue');
  const { query, change } = useManagedQuery();
  const { page, total } = useManagedProducts(store, query);
  const [categories, brands] = [useCategories(store), useBrands(store)];
  const groups = {
    categories: categories.status === 'ready' ? categories.value : [],
    brands: brands.status === 'ready' ? brands.value : [],
  };
  const knowsGroups = categories.status === 'ready' && brands.status === 'ready';
  const failed = [page, categories, brands].find((read) => read.status === 'failed');
  const selection = useSelection();
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <HStack wrap="wrap">
            <CsvActions groups={knowsGroups ? groups : null} />
            <Button asChild>
              <NextLink href={adminPaths.newProduct}>
                <Icon name="plus" size={18} />
                {t('add')}
              </NextLink>
            </Button>
          </HStack>
        }
      />
      <Stack gap="4">
        <ProductsNotice />
        <RunningImports />
        <FilterBar query={query} groups={groups} onChange={change} />
        {page.status === 'loading' && <ListSkeleton rows={8} />}
        {failed && <LoadFailure code={failed.code} />}
        {page.status === 'ready' && (
          <ProductList
            page={page.value}
            total={total}
            query={query}
            groups={groups}
            selection={selection}
            onChange={change}
          />
        )}
      </Stack>
      <BulkBar selection={selection} />
    </>
  );
}

interface ManagedQueryState {
  readonly query: ManagedQuery;
  /** Typing uses 'replace', so that Back does not step through letters. */
  change(change: Partial<ManagedQuery>, how?: 'push' | 'replace'): void;
}

/** The list's filters in the address, so that the page can be reloaded and shared, and Back works. */
function useManagedQuery(): ManagedQueryState {
  const { query: raw, go } = useAddress();
  const query = useMemo(() => parseManagedQuery(raw), [raw]);
  return {
    query,
    change(change, how = 'push') {
      go(how, { pathname: adminPaths.products, query: toManagedQuery(changedManaged(query, change)) });
    },
  };
}
