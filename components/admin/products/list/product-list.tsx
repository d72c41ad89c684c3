import { Alert, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { ListPager } from '@/components/admin/list-pager';
import { Nothing } from '@/components/admin/load-state';
import type { Groups } from '@/components/admin/products/list/filter-bar';
import { ProductTable, type Selection } from '@/components/admin/products/list/product-table';
import { useStoreId } from '@/context/use-store-id';
import { managedChoices, type ManagedQuery } from '@/lib/domain/catalogue/lists/managed-list';
import type { ManagedPage } from '@/lib/firestore/catalogue/managed-products';
import { call } from '@/lib/functions/call';

interface ProductListProps {
  readonly page: ManagedPage;
  /** The size of the whole list; null while counting, and for a search. */
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

interface StoreFigures {
  readonly percent: number;
  readonly complete: number;
  readonly total: number;
}

/** How complete the whole catalogue is in both languages; read once, when the page opens. */
function StoreCompleteness() {
  const store = useStoreId();
  const { t } = useTranslation('admin-catalogue');
  const [figures, setFigures] = useState<StoreFigures | null>(null);
  useEffect(() => {
    let left = false;
    void call('readCompleteness', { storeId: store }).then((read) => {
      if (!left && read.ok) setFigures(read.value);
    });
    return () => {
      left = true;
    };
  }, [store]);
  return figures && <Text>{t('completeness', { ...figures })}</Text>;
}

type Place = Pick<ManagedQuery, 'page' | 'after'>;

interface PageSteps {
  readonly goBack: (() => void) | null;
  readonly goOn: (() => void) | null;
}

/**
 * Next goes to the cursor `next`, which is empty on the last page. Previous goes to where this visit came from, else to the
 * first page.
 */
function usePageSteps({ page, after }: Place, next: string, go: (place: Place) => void): PageSteps {
  const starts = useRef(new Map<number, string>());
  useEffect(() => {
    starts.current.set(page, after);
  }, [page, after]);
  const back = () => {
    const before = page === 2 ? '' : starts.current.get(page - 1);
    go(before === undefined ? { page: 1, after: '' } : { page: page - 1, after: before });
  };
  return {
    goBack: page > 1 ? back : null,
    goOn: next ? () => go({ page: page + 1, after: next }) : null,
  };
}
