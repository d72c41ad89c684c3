import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectInput } from '@/components/admin/forms/select-input';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { useGroupChoices } from '@/components/admin/products/use-group-choices';
import { useProductChoices, type Choice } from '@/components/admin/products/use-product-choices';
import { SearchFilter } from '@/components/admin/search-filter';
import { useStoreSetting } from '@/context/store-setting-context';
import { TARGETS } from '@/lib/domain/discounts/discount';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { useBrands, useCategories } from '@/lib/hooks/catalogue/use-groups';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import type { ListenerState } from '@/lib/hooks/use-listener';
import { ChoiceList } from './choice-list';
import type { DiscountForm } from './discount-form';

/** The goods that a discount applies to. */
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

interface IdsProps {
  readonly of: 'products' | 'categories' | 'brands';
  readonly list: ListenerState<readonly Choice[]>;
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
  return <Ids of="categories" list={useGroupChoices(useCategories(storeId))} />;
}

function Brands() {
  const { storeId } = useStoreSetting();
  return <Ids of="brands" list={useGroupChoices(useBrands(storeId))} />;
}

/** The chosen products, and search results to add more. */
function Products() {
  const { t } = useTranslation('admin-discounts');
  const [q, setQ] = useState('');
  const { getValues } = useFormContext<DiscountForm>();
  const [first] = useState(() => getValues('ids.products'));
  const products = useProductChoices(q, first);
  return (
    <Stack gap="3">
      <SearchFilter
        label={t('form.findProducts')}
        placeholder={t('form.findProducts')}
        value={q}
        onChange={setQ}
      />
      <Ids of="products" list={products} />
    </Stack>
  );
}
