import { Button, Grid, HStack, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { ImportCustomers } from '@/components/admin/customers/import/import-customers';
import { ExportCustomers } from '@/components/admin/customers/export-customers';
import { SelectFilter } from '@/components/admin/filter-fields';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { SearchFilter } from '@/components/admin/search-filter';
import { CustomerTable } from '@/components/admin/users/customer-table';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import { onRetrySignal } from '@/lib/browser/retry-signal';
import { CUSTOMER_SORTS, type Customer, type CustomerSort } from '@/lib/domain/customers/customer';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { oneOf, text } from '@/lib/domain/parse/fields';
import type { Result } from '@/lib/domain/result';
import {
  readCustomerPage,
  type CustomerCursor,
  type CustomerFilter,
  type CustomerPage,
} from '@/lib/firestore/people/customers';
import { useAddress } from '@/lib/hooks/browser/use-address';
/** The address's value for customers who agreed to offers. */
const AGREED = 'agreed';

/** All customers with orders; search and sorting are in the address. */
export function CustomersPanel() {
  const { t } = useTranslation('admin-sales');
  const { query, isReady, go } = useAddress();
  // Reloads the list after an import.
  const [read, setRead] = useState(0);
  if (!isReady) return <ListSkeleton />;
  const sort = oneOf(CUSTOMER_SORTS, query.sort) ?? 'lastSeenAt';
  const asked = text(query.q) ?? '';
  const agreed = query.offers === AGREED;
  const filter: CustomerFilter = { sort, q: asked, agreed };
  const show = (change: { readonly sort?: CustomerSort; readonly q?: string; readonly offers?: string }) =>
    go('replace', { pathname: adminPaths.users, query: { ...query, ...change } });
  return (
    <Stack gap="4">
      <Grid role="search" templateColumns={{ sm: 'minmax(0, 1fr) 13rem 13rem' }} gap="4" alignItems="end">
        <SearchFilter
          label={t('customers.search')}
          placeholder={t('customers.search')}
          value={asked}
          onChange={(q) => show({ q })}
        />
        <SelectFilter
          label={t('customers.who.label')}
          value={agreed ? AGREED : ''}
          options={['', AGREED].map((value) => ({
            value,
            label: t(value ? 'customers.who.agreed' : 'customers.who.all'),
          }))}
          onChange={(offers) => show({ offers })}
        />
        <SelectFilter
          label={t('customers.sort.label')}
          value={sort}
          options={CUSTOMER_SORTS.map((value) => ({ value, label: t(`customers.sort.${value}`) }))}
          onChange={(by) => show({ sort: by })}
        />
      </Grid>
      <HStack gap="3" wrap="wrap">
        <ExportCustomers {...filter} />
        <ImportCustomers onDone={() => setRead((times) => times + 1)} />
      </HStack>
      <FoundCustomers key={read} filter={filter} onClear={() => show({ q: '', offers: '' })} />
    </Stack>
  );
}

interface FoundCustomersProps {
  readonly filter: CustomerFilter;
  readonly onClear: () => void;
}

function FoundCustomers({ filter, onClear }: FoundCustomersProps) {
  const { t } = useTranslation('admin-sales');
  const { customers, failure, loading, more } = useCustomers(filter);
  if (loading && customers.length === 0) return <ListSkeleton />;
  if (failure && customers.length === 0) return <LoadFailure code={failure} />;
  if (customers.length === 0 && !filter.q && !filter.agreed)
    return <Nothing title={t('customers.empty.title')} description={t('customers.empty.text')} />;
  if (customers.length === 0)
    return (
      <>
        <Nothing title={t('customers.noMatch')} />
        <Button variant="outline" alignSelf="center" onClick={onClear}>
          {t('customers.clear')}
        </Button>
      </>
    );
  return (
    <>
      <CustomerTable customers={customers} />
      {failure && <LoadFailure code={failure} />}
      {more && (
        <Button variant="outline" alignSelf="center" loading={loading} onClick={more}>
          {t('customers.more')}
        </Button>
      )}
    </>
  );
}

interface State {
  readonly customers: readonly Customer[];
  readonly next: CustomerCursor | null;
  readonly loading: boolean;
  readonly failure: ErrorCode | null;
}

type Action = { readonly page: Result<CustomerPage>; readonly isFirst: boolean } | 'asked' | 'started';

const START: State = { customers: [], next: null, loading: true, failure: null };

function reduce(state: State, action: Action): State {
  if (action === 'started') return START;
  if (action === 'asked') return { ...state, loading: true, failure: null };
  const { page, isFirst } = action;
  if (!page.ok) return { ...state, loading: false, failure: page.error.code };
  return {
    customers: isFirst ? page.value.customers : [...state.customers, ...page.value.customers],
    next: page.value.next,
    loading: false,
    failure: null,
  };
}

/**
 * The store's customers that match the filter, page by page; `more` is null at the end. A failed page is retried as in
 * `useListener`.
 */
export function useCustomers({ sort, q, agreed }: CustomerFilter) {
  const store = useStoreId();
  const [state, dispatch] = useReducer(reduce, START);

  // Ignores responses for an earlier list.
  const list = useRef<symbol>(null);

  const read = useCallback(
    (after: CustomerCursor | null) => {
      const mine = list.current;
      void readCustomerPage(store, { sort, q, agreed }, after).then((page) => {
        if (list.current === mine) dispatch({ page, isFirst: after === null });
      });
    },
    [sort, q, agreed, store],
  );

  useEffect(() => {
    list.current = Symbol();
    dispatch('started');
    read(null);
    return () => {
      list.current = null;
    };
  }, [read]);

  const { next, failure } = state;
  const more = useCallback(() => {
    dispatch('asked');
    read(next);
  }, [read, next]);
  useEffect(() => (failure ? onRetrySignal(more) : undefined), [failure, more]);
  return { ...state, more: next ? more : null };
}
