import { Field, HStack, NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { DraftOption } from '@/lib/domain/catalogue/product-draft';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';

type Filter = Readonly<Record<string, string>>;

interface VariantFiltersProps {
  readonly options: readonly DraftOption[];
  readonly filter: Filter;
  onFilter(filter: Filter): void;
}

/** Narrows the combinations to those with a value of each option. */
export function VariantFilters({ options, filter, onFilter }: VariantFiltersProps) {
  const { t } = useTranslation('admin-editor');
  const locale = useLocale();
  return (
    <HStack gap="3" wrap="wrap">
      {options
        .filter(({ values }) => values.length > 1)
        .map(({ id, name, values }) => (
          <Field.Root key={id} width="auto">
            <Field.Label>{t('variant.show', { option: localized(name, locale) })}</Field.Label>
            <NativeSelect.Root size="sm">
              <NativeSelect.Field
                value={filter[id] ?? ''}
                onChange={({ currentTarget }) => onFilter({ ...filter, [id]: currentTarget.value })}
              >
                <option value="">{t('variant.all')}</option>
                {values.map((value) => (
                  <option key={value.id} value={value.id}>
                    {localized(value.name, locale)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
        ))}
    </HStack>
  );
}
