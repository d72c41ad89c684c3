import { Button, Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SelectFilter } from '@/components/admin/filter-fields';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { SearchFilter } from '@/components/admin/search-filter';
import { CustomerTable } from '@/components/admin/users/customer-table';
import { useCustomers } from '@/components/admin/users/use-customers';
import { adminPaths } from '@/lib/admin-paths';
import { CUSTOMER_SORTS, type CustomerSort } from '@/lib/domain/customers/customer';
import { oneOf, text } from '@/lib/domain/parse/fields';
import { useAddress } from '@/lib/hooks/use-address';

/** Everybody who has ordered: search and order stand in the address. */
export function CustomersPanel() {
  const { t } = useTranslation('admin-sales');
  const { query, isReady, go } = useAddress();
  if (!isReady) return <ListSkeleton />;
  const sort = oneOf(CUSTOMER_SORTS, query.sort) ?? 'lastSeenAt';
  const asked = text(query.q) ?? '';
  const show = (change: { readonly sort?: CustomerSort; readonly q?: string }) =>
    go('replace', { pathname: adminPaths.users, query: { ...query, ...change } });
  return (
    <Stack gap="4">
      <Grid role="search" templateColumns={{ sm: 'minmax(0, 1fr) 13rem' }} gap="4" alignItems="end">
        <SearchFilter
          label={t('customers.search')}
          placeholder={t('customers.search')}
          value={asked}
          onChange={(q) => show({ q })}
        />
        <SelectFilter
          label={t('customers.sort.label')}
          value={sort}
          options={CUSTOMER_SORTS.map((value) => ({ value, label: t(`customers.sort.${value}`) }))}
          onChange={(by) => show({ sort: by })}
        />
      </Grid>
      <FoundCustomers sort={sort} q={asked} onClear={() => show({ q: '' })} />
    </Stack>
  );
}

interface FoundCustomersProps {
  readonly sort: CustomerSort;
  readonly q: string;
  readonly onClear: () => void;
}

function FoundCustomers({ sort, q, onClear }: FoundCustomersProps) {
  const { t } = useTranslation('admin-sales');
  const { customers, failure, loading, more } = useCustomers(sort, q);
  if (loading && customers.length === 0) return <ListSkeleton />;
  if (failure && customers.length === 0) return <LoadFailure code={failure} />;
  if (customers.length === 0 && !q)
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
