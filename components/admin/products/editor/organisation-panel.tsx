import { Field, NativeSelect, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useController, useWatch } from 'react-hook-form';
import { Panel } from '@/components/admin/panel';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { useStoreId } from '@/context/use-store-id';
import { PRODUCT_STATUSES, type Brand } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { TAX_CLASSES } from '@/lib/domain/tax/tax-class';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useBrands, useCategories } from '@/lib/hooks/catalogue/use-groups';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** The product's status, and its category and brand. */
export function OrganisationPanel() {
  const store = useStoreId();
  const { t } = useTranslation(['admin-editor', 'admin', 'product-fields']);
  const { control, setValue } = useDraftForm();
  const categoryId = useWatch({ control, name: 'categoryId' });
  const [categories, brands] = [useCategories(store), useBrands(store)];
  const all = categories.status === 'ready' ? categories.value : [];
  const choicesOf = useChoices();
  return (
    <Panel title={t('section.organisation')}>
      <Stack gap="4">
        <ChoiceField
          name="status"
          label={t('product-fields:status')}
          choices={PRODUCT_STATUSES.map((value) => ({ value, label: t(`admin:products.status.${value}`) }))}
        />
        <ChoiceField
          name="categoryId"
          label={t('product-fields:categoryId')}
          choices={choicesOf(all.filter(({ parentId }) => parentId === null))}
          onChosen={() => setValue('subCategoryId', '', { shouldDirty: true })}
        />
        <ChoiceField
          name="subCategoryId"
          label={t('product-fields:subCategoryId')}
          choices={choicesOf(all.filter(({ parentId }) => parentId !== null && parentId === categoryId))}
        />
        <ChoiceField
          name="brandId"
          label={t('product-fields:brandId')}
          choices={choicesOf(brands.status === 'ready' ? brands.value : [])}
        />
        <ChoiceField
          name="taxClass"
          label={t('product-fields:taxClass')}
          choices={TAX_CLASSES.map((value) => ({ value, label: t(`admin:products.taxClass.${value}`) }))}
        />
      </Stack>
    </Panel>
  );
}

function useChoices() {
  const { t } = useTranslation('admin-editor');
  const locale = useLocale();
  return (groups: readonly Pick<Brand, 'id' | 'name'>[]): Choice[] => [
    { value: '', label: t('choice.none') },
    ...groups.map(({ id, name }) => ({ value: id, label: localized(name, locale) })),
  ];
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps {
  readonly name: 'status' | 'taxClass' | 'categoryId' | 'subCategoryId' | 'brandId';
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly onChosen?: () => void;
}

function ChoiceField({ name, label, choices, onChosen }: ChoiceFieldProps) {
  const text = useErrorText();
  const { control } = useDraftForm();
  const { field, fieldState } = useController({ control, name });
  return (
    <Field.Root invalid={Boolean(fieldState.error)} disabled={choices.length < 2}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          {...field}
          onChange={(event) => {
            field.onChange(event);
            onChosen?.();
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.ErrorText>{text.ofField(fieldState.error?.message)}</Field.ErrorText>
    </Field.Root>
  );
}
