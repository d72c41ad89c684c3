import { Box, Button, HStack, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField } from '@/components/admin/forms/select-field';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { BulkFill } from '@/components/admin/products/editor/variants/bulk-fill';
import { matches, variantIds } from '@/components/admin/products/editor/variants/variant-names';
import { VariantRow } from '@/components/admin/products/editor/variants/variant-row';
import type { DraftOption } from '@/lib/domain/catalogue/editing/product-draft';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** Rows rendered at a time, so that typing stays fast with hundreds of combinations. */
const ROWS = 50;
const COLUMNS = ['variant', 'price', 'salePrice', 'stock', 'weight', 'sku', 'picture'] as const;

/** All combinations with price, stock, SKU and picture; can be filtered by values and filled in bulk. */
export function VariantTable({ options }: { readonly options: readonly DraftOption[] }) {
  const { t } = useTranslation('admin-editor');
  const { control, getValues, formState } = useDraftForm();
  // Watches only which combinations exist, not what is typed into them.
  const ids = useWatch({ control, name: 'variants', compute: variantIds });
  const [filter, setFilter] = useState<Readonly<Record<string, string>>>({});
  const [page, setPage] = useState(0);
  const labels = useId();

  const all = getValues('variants');
  const shown = ids.split('\n').flatMap((id, index) => {
    const variant = all[index];
    return variant?.id === id && matches(variant, filter) ? [index] : [];
  });
  const wrong = all.findIndex((_, index) => formState.errors.variants?.[index]);
  const pages = Math.max(Math.ceil(shown.length / ROWS), 1);
  const current = Math.min(page, pages - 1);

  return (
    <Stack gap="3">
      <VariantFilters options={options} filter={filter} onFilter={setFilter} />
      <BulkFill shown={shown} total={all.length} />
      {wrong !== -1 && (
        <Text color="fg.error" fontSize="sm" role="alert">
          {t('variant.wrong', { row: shown.indexOf(wrong) + 1 || wrong + 1 })}
        </Text>
      )}
      <Box
        overflowX="auto"
        borderWidth="1px"
        borderRadius="l2"
        tabIndex={0}
        role="region"
        aria-label={t('section.variants')}
      >
        <Table.Root size="sm" aria-label={t('section.variants')}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader id={`${labels}enabled`}>{t('variant.enabled')}</Table.ColumnHeader>
              {COLUMNS.map((column) => (
                <Table.ColumnHeader key={column} id={`${labels}${column}`}>
                  {t(`variant.${column}`)}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {shown.slice(current * ROWS, (current + 1) * ROWS).map((index) => (
              <VariantRow
                key={`${index} ${all[index]?.id}`}
                index={index}
                options={options}
                labels={labels}
              />
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {pages > 1 && (
        <HStack justify="center" gap="3">
          <Button size="sm" variant="outline" disabled={current === 0} onClick={() => setPage(current - 1)}>
            {t('variant.previous')}
          </Button>
          <Text fontSize="sm">{t('variant.page', { page: current + 1, pages })}</Text>
          <Button
            size="sm"
            variant="outline"
            disabled={current === pages - 1}
            onClick={() => setPage(current + 1)}
          >
            {t('variant.next')}
          </Button>
        </HStack>
      )}
    </Stack>
  );
}

type Filter = Readonly<Record<string, string>>;

interface VariantFiltersProps {
  readonly options: readonly DraftOption[];
  readonly filter: Filter;
  onFilter(filter: Filter): void;
}

/** Filters the combinations by a value of each option. */
function VariantFilters({ options, filter, onFilter }: VariantFiltersProps) {
  const { t } = useTranslation('admin-editor');
  const locale = useLocale();
  return (
    <HStack gap="3" wrap="wrap">
      {options
        .filter(({ values }) => values.length > 1)
        .map(({ id, name, values }) => (
          <SelectField
            key={id}
            width="auto"
            size="sm"
            label={t('variant.show', { option: localized(name, locale) })}
            value={filter[id] ?? ''}
            options={[
              { value: '', label: t('variant.all') },
              ...values.map((value) => ({ value: value.id, label: localized(value.name, locale) })),
            ]}
            onChange={(value) => onFilter({ ...filter, [id]: value })}
          />
        ))}
    </HStack>
  );
}
