import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectInput } from '@/components/admin/forms/select-input';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { SearchFilter } from '@/components/admin/search-filter';
import { useStoreSetting } from '@/context/store-setting-context';
import type { ManagedQuery } from '@/lib/domain/catalogue/lists/managed-list';
import { TARGETS } from '@/lib/domain/discounts/discount';
import { localized } from '@/lib/domain/locale';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { watchManagedPage, type ManagedPage } from '@/lib/firestore/catalogue/managed-products';
import { readProductsById } from '@/lib/firestore/catalogue/products-by-id';
import { useBrands, useCategories } from '@/lib/hooks/catalogue/use-groups';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { ChoiceList } from './choice-list';
import type { DiscountForm } from './discount-form';

/** For which goods a discount is. */
export function TargetInput() {
  const { t } = useTranslation('admin-discounts');
  const of = useWatch<DiscountForm, 'target.of'>({ name: 'target.of' });
  return (
    <Stack gap="4">
      <SelectInput
        name="target.of"
        label={t('form.target')}
        options={TARGETS.map((value) => ({ value, label: t(`target.${value}`) }))}
      />
      {of === 'categories' && <Categories />}
      {of === 'brands' && <Brands />}
      {of === 'products' && <Products />}
      {of !== 'all' && <SwitchInput name="target.except" label={t('form.except')} />}
    </Stack>
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
}

interface IdsProps {
  readonly of: 'products' | 'categories' | 'brands';
  readonly list: ListenerState<readonly Named[]>;
}

function Ids({ of, list }: IdsProps) {
  const { t } = useTranslation('admin-discounts');
  const { ofField } = useErrorText();
  const { setValue, clearErrors, formState } = useFormContext<DiscountForm>();
  const chosen = useWatch<DiscountForm, 'ids'>({ name: 'ids' })[of];
  const refused: unknown = formState.errors.target;
  const error = text(fieldsOf(fieldsOf(refused).ids).message);
  if (list.status === 'failed') return <LoadFailure code={list.code} />;
  if (list.status !== 'ready') return <ListSkeleton rows={3} />;
  return (
    <>
      <ChoiceList
        label={t(`target.${of}`)}
        options={list.value}
        chosen={chosen}
        error={ofField(error)}
        onChange={(ids) => {
          setValue(`ids.${of}`, ids, { shouldDirty: true });
          clearErrors('target');
        }}
      />
      <Text color="fg.muted" textStyle="sm" role="status">
        {t('form.chosen', { count: chosen.length })}
      </Text>
    </>
  );
}

function Categories() {
  const { storeId } = useStoreSetting();
  return <Ids of="categories" list={useNamed(useCategories(storeId))} />;
}

function Brands() {
  const { storeId } = useStoreSetting();
  return <Ids of="brands" list={useNamed(useBrands(storeId))} />;
}

function useNamed(
  groups: ListenerState<readonly { readonly id: string; readonly name: { en: string; ar: string } }[]>,
): ListenerState<readonly Named[]> {
  const locale = useLocale();
  if (groups.status !== 'ready') return groups;
  return {
    status: 'ready',
    value: groups.value.map(({ id, name }) => ({ id, name: localized(name, locale) })),
  };
}

const EVERYTHING: Omit<ManagedQuery, 'q'> = {
  ...{ status: '', category: '', sub: '', brand: '', stock: '' },
  ...{ sort: 'edited', page: 1, after: '' },
};

/** The chosen products, and those that a search finds. */
function Products() {
  const { t } = useTranslation('admin-discounts');
  const { storeId } = useStoreSetting();
  const locale = useLocale();
  const [q, setQ] = useState('');
  const { getValues } = useFormContext<DiscountForm>();
  const [first] = useState(() => getValues('ids.products'));
  const known = useReadOnce(`products ${first.join(' ')}`, () => readProductsById(storeId, first));
  const found = useListener<ManagedPage>(`discount products ${q}`, (onNext, onError) =>
    watchManagedPage(storeId, { ...EVERYTHING, q }, onNext, onError),
  );
  const products = [
    ...(known.status === 'ready' && !q ? known.value : []),
    ...(found.status === 'ready' ? found.value.products : []),
  ];
  const named = products.map(({ id, title }): Named => ({ id, name: localized(title, locale) }));
  const both: ListenerState<readonly Named[]> =
    found.status === 'ready'
      ? { status: 'ready', value: [...new Map(named.map((one) => [one.id, one])).values()] }
      : found;
  return (
    <Stack gap="3">
      <SearchFilter
        label={t('form.findProducts')}
        placeholder={t('form.findProducts')}
        value={q}
        onChange={setQ}
      />
      <Ids of="products" list={both} />
    </Stack>
  );
}
