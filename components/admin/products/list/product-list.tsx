import { Alert, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ListPager } from '@/components/admin/list-pager';
import type { Groups } from '@/components/admin/products/list/groups';
import { StoreCompleteness } from '@/components/admin/products/list/store-completeness';
import { ProductTable } from '@/components/admin/products/list/product-table';
import { usePageSteps } from '@/components/admin/products/list/use-page-steps';
import type { Selection } from '@/components/admin/products/list/use-selection';
import { Nothing } from '@/components/admin/load-state';
import { managedChoices, type ManagedQuery } from '@/lib/domain/catalogue/managed-list';
import type { ManagedPage } from '@/lib/firestore/managed-products';

interface ProductListProps {
  readonly page: ManagedPage;
  /** Of the whole list; null while it is counted, and for a search. */
  readonly total: number | null;
  readonly query: ManagedQuery;
  readonly groups: Groups;
  readonly selection: Selection;
  onChange(change: Partial<ManagedQuery>): void;
}

export function ProductList({ page, total, query, groups, selection, onChange }: ProductListProps) {
  const { t } = useTranslation('admin-catalogue');
  const { products } = page;
  const { goBack, goOn } = usePageSteps(query, page.next, onChange);
  if (products.length === 0) {
    const isFiltered = managedChoices(query) > 0;
    return (
      <Nothing
        title={t(isFiltered ? 'empty.filtered' : 'empty.title')}
        description={t(isFiltered ? 'empty.filteredText' : 'empty.text')}
      />
    );
  }
  return (
    <Stack gap="4">
      {page.isGuess && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>{t('guess')}</Alert.Title>
        </Alert.Root>
      )}
      <Flex justify="space-between" wrap="wrap" gap="2" fontSize="sm" color="fg.muted">
        <Text role="status">{t('total', { count: total ?? products.length })}</Text>
        <StoreCompleteness />
      </Flex>
      <ProductTable products={products} groups={groups} selection={selection} />
      <ListPager page={query.page} onPrevious={goBack} onNext={goOn} />
    </Stack>
  );
}
