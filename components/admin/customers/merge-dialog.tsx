import { Button, DataList, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { useMerge } from '@/components/admin/customers/use-merge';
import { Failure } from '@/components/admin/load-state';
import { SearchFilter } from '@/components/admin/search-filter';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Customer } from '@/lib/domain/customers/customer';
import { mergeCustomers, whyNotMerged } from '@/lib/domain/customers/merge';
import { readCustomerPage } from '@/lib/firestore/people/customers';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useReadOnce } from '@/lib/hooks/use-read-once';

interface MergeDialogProps {
  /** The record that remains. */
  readonly kept: Customer;
  readonly onClose: () => void;
}

/** Finds another record of a customer, and previews the merged record before the merge. */
export function MergeDialog({ kept, onClose }: MergeDialogProps) {
  const { t } = useTranslation('admin-customers');
  const [gone, setGone] = useState<Customer | null>(null);
  const { busy, merge } = useMerge();
  const submit = async () => {
    if (gone && (await merge(kept.id, gone.id))) onClose();
  };
  return (
    <AdminDialog
      title={t('merge.title')}
      busy={busy}
      closeLabel={t('merge.cancel')}
      onClose={onClose}
      footer={
        <Button loading={busy} disabled={!gone} onClick={() => void submit()}>
          {t('merge.confirm')}
        </Button>
      }
    >
      <Stack gap="4">
        <FoundDuplicates kept={kept} chosen={gone} onChoose={setGone} />
        {gone && <Preview customer={mergeCustomers(kept, gone).kept} />}
      </Stack>
    </AdminDialog>
  );
}

interface FoundDuplicatesProps {
  readonly kept: Customer;
  readonly chosen: Customer | null;
  readonly onChoose: (customer: Customer) => void;
}

/** Likely duplicates: searched by the customer's name, or by a typed search. */
function FoundDuplicates({ kept, chosen, onChoose }: FoundDuplicatesProps) {
  const { t } = useTranslation('admin-customers');
  const { storeId } = useStoreSetting();
  const [q, setQ] = useState(kept.name);
  const found = useReadOnce(q || null, () =>
    readCustomerPage(storeId, { sort: 'lastSeenAt', q, agreed: false }, null),
  );
  const others =
    found.status === 'ready' ? found.value.customers.filter((one) => whyNotMerged(kept, one) === null) : [];
  return (
    <Stack gap="3">
      <SearchFilter label={t('merge.search')} placeholder={t('merge.search')} value={q} onChange={setQ} />
      {found.status === 'failed' && <Failure code={found.code} />}
      {found.status === 'ready' && others.length === 0 && <Text>{t('merge.nobody')}</Text>}
      {others.map((one) => (
        <Button
          key={one.id}
          variant={one.id === chosen?.id ? 'solid' : 'outline'}
          aria-pressed={one.id === chosen?.id}
          height="auto"
          py="2"
          justifyContent="flex-start"
          whiteSpace="normal"
          textAlign="start"
          onClick={() => onChoose(one)}
        >
          <bdi>{[one.name, one.email, one.phone].filter(Boolean).join(' · ')}</bdi>
        </Button>
      ))}
    </Stack>
  );
}

function Preview({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation(['admin-customers', 'admin-sales']);
  const { count, money, dateTime } = useFormats();
  const { baseCurrency } = useStoreSetting();
  const facts = [
    ['name', <bdi key="name">{customer.name}</bdi>],
    ['orders', count(customer.orders)],
    ['spent', money(customer.spent, baseCurrency)],
    ['refused', count(customer.refused)],
    ['lastOrder', customer.lastOrderAt ? dateTime(customer.lastOrderAt) : ''],
  ] as const;
  return (
    <Stack gap="2" role="region" aria-label={t('merge.preview')}>
      <Text fontWeight="medium">{t('merge.preview')}</Text>
      <DataList.Root orientation="horizontal">
        {facts.map(([name, value]) => (
          <DataList.Item key={name}>
            <DataList.ItemLabel>
              {name === 'name' ? t('merge.name') : t(`admin-sales:customer.fact.${name}`)}
            </DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      {customer.tags.length > 0 && <Text>{customer.tags.join(' · ')}</Text>}
    </Stack>
  );
}
