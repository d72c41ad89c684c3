import { Field, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Controller, useController } from 'react-hook-form';
import { ChoiceList } from '@/components/admin/discounts/choice-list';
import { SelectInput } from '@/components/admin/forms/select-input';
import { useField } from '@/components/admin/forms/use-field';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { useGroupChoices } from '@/components/admin/products/use-group-choices';
import { useProductChoices, type Choice } from '@/components/admin/products/use-product-choices';
import { SearchFilter } from '@/components/admin/search-filter';
import { useStoreSetting } from '@/context/store-setting-context';
import { listOf, text } from '@/lib/domain/parse/fields';
import { DEFAULT_PRODUCT_COUNT, MOST_SECTION_PRODUCTS } from '@/lib/domain/own-pages/sections';
import { useBrands, useCategories } from '@/lib/hooks/catalogue/use-groups';
import { localized } from '@/lib/domain/locale';
import { readStudioProducts } from '@/lib/firestore/catalogue/studio-products';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import type { ListenerState } from '@/lib/hooks/use-listener';
import type { ControlProps } from './plain-controls';

/** Products in a row on a wide screen. */
const ROW = 4;
/** The maximum number of studio boards to choose from. */
const MOST_BOARDS = 50;
const COUNTS = Array.from({ length: MOST_SECTION_PRODUCTS / ROW }, (_, row) => (row + 1) * ROW);

/** The maximum number of products to show. */
export function CountControl({ name, label }: ControlProps) {
  const { count } = useFormats();
  const { control, error } = useField(name);
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <Controller
        name={name}
        control={control}
        defaultValue={DEFAULT_PRODUCT_COUNT}
        render={({ field: { onChange, ...field } }) => (
          <NativeSelect.Root>
            <NativeSelect.Field {...field} onChange={({ target }) => onChange(Number(target.value))}>
              {COUNTS.map((value) => (
                <option key={value} value={value}>
                  {count(value)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        )}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

export function CategoryControl({ name, label }: ControlProps) {
  const { t } = useTranslation('admin-pages');
  const categories = useCategoryChoices();
  const options = categories.status === 'ready' ? categories.value : [];
  return (
    <SelectInput
      // Remounted when the options load, because a select ignores a value without its option.
      key={categories.status}
      name={name}
      label={label}
      options={[
        { value: '', label: t('choice.none') },
        ...options.map(({ id, name: label }) => ({ value: id, label })),
      ]}
    />
  );
}

/** Chooses one of the boards that shoppers can design. */
export function BoardControl({ name, label }: ControlProps) {
  const { t } = useTranslation('admin-pages');
  const { storeId } = useStoreSetting();
  const locale = useLocale();
  const boards = useReadOnce('boards to design', () => readStudioProducts(storeId, MOST_BOARDS));
  const options = boards.status === 'ready' ? boards.value : [];
  return (
    <SelectInput
      // Remounted when the options load, because a select ignores a value without its option.
      key={boards.status}
      name={name}
      label={label}
      hint={boards.status === 'ready' && options.length === 0 ? t('hint.noBoards') : undefined}
      options={[
        { value: '', label: t('choice.none') },
        ...options.map(({ id, title }) => ({ value: id, label: localized(title, locale) })),
      ]}
    />
  );
}

export const CategoriesControl = (props: ControlProps) => (
  <Choices {...props} list={useCategoryChoices()} hintKey="hint.categories" />
);

export const BrandsControl = (props: ControlProps) => (
  <Choices {...props} list={useGroupChoices(useBrands(useStoreSetting().storeId))} hintKey="hint.brands" />
);

export function ProductsControl(props: ControlProps) {
  const { t } = useTranslation('admin-pages');
  const { control } = useField(props.name);
  const { field } = useController({ name: props.name, control });
  const [q, setQ] = useState('');
  const [first] = useState(() => listOf(field.value, text));
  const products = useProductChoices(q, first);
  return (
    <Stack gap="3">
      <SearchFilter
        label={t('choice.findProducts')}
        placeholder={t('choice.findProducts')}
        value={q}
        onChange={setQ}
      />
      <Choices {...props} list={products} hintKey="hint.products" />
    </Stack>
  );
}

interface ChoicesProps extends ControlProps {
  readonly list: ListenerState<readonly Choice[]>;
  readonly hintKey: 'hint.brands' | 'hint.categories' | 'hint.products';
}

function Choices({ name, label, list, hintKey }: ChoicesProps) {
  const { t } = useTranslation('admin-pages');
  const { control, error } = useField(name);
  const { field } = useController({ name, control });
  const chosen = listOf(field.value, text);
  if (list.status === 'failed') return <LoadFailure code={list.code} />;
  if (list.status !== 'ready') return <ListSkeleton rows={3} />;
  return (
    <Stack gap="2">
      <Text fontWeight="medium" textStyle="sm">
        {label}
      </Text>
      <ChoiceList
        label={label}
        options={list.value}
        chosen={chosen}
        error={error}
        onChange={field.onChange}
      />
      <Text color="fg.muted" textStyle="sm" role="status">
        {t('choice.chosen', { count: chosen.length })} {t(hintKey)}
      </Text>
    </Stack>
  );
}

const useCategoryChoices = (): ListenerState<readonly Choice[]> =>
  useGroupChoices(useCategories(useStoreSetting().storeId));
