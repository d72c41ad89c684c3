import { Button, Field, Flex, Input, NativeSelect, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { CustomerTable } from '@/components/admin/users/customer-table';
import { useCustomers } from '@/components/admin/users/use-customers';
import { CUSTOMER_SORTS, type CustomerSort } from '@/lib/domain/customers/customer';
import { oneOf, text } from '@/lib/domain/parse/fields';
import { useAddress } from '@/lib/hooks/use-address';
import { useDebounced } from '@/lib/hooks/use-debounced';
import { paths } from '@/lib/paths';

const SEARCH_DELAY_MS = 250;

/** Everybody who has ordered: search and order stand in the address. */
export function CustomersPanel() {
  const { query, isReady } = useAddress();
  return isReady ? (
    <CustomerList sort={oneOf(CUSTOMER_SORTS, query.sort) ?? 'lastSeenAt'} asked={text(query.q) ?? ''} />
  ) : (
    <ListSkeleton />
  );
}

function CustomerList({ sort, asked }: { readonly sort: CustomerSort; readonly asked: string }) {
  const { t } = useTranslation('admin-sales');
  const { query, go } = useAddress();
  const [typed, setTyped] = useState(asked);
  // Both at once: the address may lag behind what was typed.
  const show = (by: CustomerSort, q: string) =>
    go('replace', { pathname: paths.admin.users, query: { ...query, sort: by, q } });
  const search = useDebounced(() => show(sort, typed.trim()), SEARCH_DELAY_MS);
  return (
    <Stack gap="4">
      <Flex gap="4" wrap="wrap" role="search">
        <Field.Root flex="1" width="auto" minWidth="60">
          <Field.Label>{t('customers.search')}</Field.Label>
          <Input
            type="search"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              search();
            }}
          />
        </Field.Root>
        <Field.Root width={{ base: 'full', sm: '52' }}>
          <Field.Label>{t('customers.sort.label')}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={sort}
              onChange={({ target }) => show(oneOf(CUSTOMER_SORTS, target.value) ?? sort, typed.trim())}
            >
              {CUSTOMER_SORTS.map((option) => (
                <option key={option} value={option}>
                  {t(`customers.sort.${option}`)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      </Flex>
      <FoundCustomers
        sort={sort}
        q={asked}
        onClear={() => {
          setTyped('');
          show(sort, '');
        }}
      />
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
