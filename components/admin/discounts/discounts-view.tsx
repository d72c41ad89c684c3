import { Button, Flex, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { OwnerOnly, useIsOwner } from '@/components/admin/forms/owner-only';
import { Select } from '@/components/admin/forms/select-field';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { SearchFilter } from '@/components/admin/search-filter';
import { PageHeader } from '@/components/admin/shell/page-header';
import { Icon } from '@/components/ui/media/icon';
import { prepareNotices } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import {
  DISCOUNT_STATES,
  discountState,
  type Discount,
  type DiscountState,
} from '@/lib/domain/discounts/discount';
import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';
import { watchDiscounts } from '@/lib/firestore/discounts';
import { call } from '@/lib/functions/call';
import { useToday } from '@/lib/hooks/store/use-today';
import { useListener } from '@/lib/hooks/use-listener';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { CodesDialog } from './codes-dialog';
import { DeleteDiscountDialog } from './delete-discount-dialog';
import { DiscountDialog } from './discount-dialog';
import { DiscountItem } from './discount-item';

/** The store's discounts, with or without a code. */
export function DiscountsView() {
  const { t } = useTranslation('admin-discounts');
  const isOwner = useIsOwner();
  const [editing, setEditing] = useState<Discount | 'new' | null>(null);
  const [coding, setCoding] = useState<Discount | null>(null);
  const [deleting, setDeleting] = useState<Discount | null>(null);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          isOwner && (
            <Button onFocus={prepareNotices} onClick={() => setEditing('new')}>
              <Icon name="plus" size={18} />
              {t('add')}
            </Button>
          )
        }
      />
      <Stack gap="4">
        {isOwner === false && <OwnerOnly />}
        <DiscountList
          canChange={isOwner === true}
          onEdit={setEditing}
          onCodes={setCoding}
          onDelete={setDeleting}
        />
      </Stack>
      {editing && (
        <DiscountDialog discount={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {coding && <CodesDialog discount={coding} onClose={() => setCoding(null)} />}
      {deleting && <DeleteDiscountDialog discount={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

interface DiscountListProps {
  readonly canChange: boolean;
  readonly onEdit: (discount: Discount) => void;
  readonly onCodes: (discount: Discount) => void;
  readonly onDelete: (discount: Discount) => void;
}

function DiscountList({ canChange, onEdit, onCodes, onDelete }: DiscountListProps) {
  const { t } = useTranslation('admin-discounts');
  const { storeId, timeZone } = useStoreSetting();
  const today = useToday(timeZone);
  const [q, setQ] = useState('');
  const [state, setState] = useState<DiscountState | ''>('');
  const listed = useListener<Discount[]>(`discounts ${storeId}`, (onNext, onError) =>
    watchDiscounts(storeId, onNext, onError),
  );
  const ids = listed.status === 'ready' ? listed.value.map(({ id }) => id) : [];
  const counted = useReadOnce(ids.length ? `discount orders ${ids.join(' ')}` : null, () =>
    call('countDiscountOrders', { storeId, discountIds: ids }),
  );
  if (listed.status === 'failed') return <LoadFailure code={listed.code} />;
  if (listed.status !== 'ready') return <ListSkeleton />;
  if (listed.value.length === 0) return <Nothing title={t('none.title')} description={t('none.text')} />;
  const shown = listed.value.filter(
    (discount) => matches(discount, q) && (!state || discountState(discount, today) === state),
  );
  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap">
        <SearchFilter label={t('search')} placeholder={t('search')} value={q} onChange={setQ} />
        <Select
          width="auto"
          aria-label={t('filter')}
          value={state}
          options={[
            { value: '', label: t('all') },
            ...DISCOUNT_STATES.map((one) => ({ value: one, label: t(`state.${one}`) })),
          ]}
          onChange={setState}
        />
      </Flex>
      {shown.length === 0 && <Nothing title={t('none.found')} />}
      <Stack as="ul" listStyleType="none" gap="3">
        {shown.map((discount) => (
          <DiscountItem
            key={discount.id}
            discount={discount}
            state={discountState(discount, today)}
            orders={counted.status === 'ready' ? (counted.value.orders[discount.id] ?? 0) : null}
            canChange={canChange}
            onEdit={() => onEdit(discount)}
            onCodes={() => onCodes(discount)}
            onDelete={() => onDelete(discount)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

const matches = ({ code, name }: Discount, q: string): boolean =>
  [code, name.en, name.ar].some((text) => normalizeForSearch(text).includes(normalizeForSearch(q)));
