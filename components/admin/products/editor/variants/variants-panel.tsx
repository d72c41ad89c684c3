import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useWatch } from 'react-hook-form';
import { Panel } from '@/components/admin/panel';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { useEditor } from '@/components/admin/products/editor/editor-context';
import { PlainField } from '@/components/admin/products/editor/plain-field';
import { SalePanel } from '@/components/admin/products/editor/variants/sale-panel';
import { useStockHint } from '@/components/admin/products/editor/variants/use-live-stock';
import { VariantTable } from '@/components/admin/products/editor/variants/variant-table';
import { WaitingShoppers } from '@/components/admin/products/editor/variants/waiting-shoppers';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Prices and stock: one field each without options, otherwise a row for each combination. */
export function VariantsPanel() {
  const { t } = useTranslation(['admin-editor', 'product-fields']);
  const text = useErrorText();
  const { currency } = useEditor();
  const stockHint = useStockHint();
  const { control, formState } = useDraftForm();
  const options = useWatch({ control, name: 'options' });
  const hasCombinations = options.some(({ values }) => values.length > 0);
  const problem = formState.errors.variants?.message;
  return (
    <Panel title={t('section.variants')}>
      <Stack gap="4">
        {problem && (
          <Text color="fg.error" role="alert">
            {text.ofField(problem)}
          </Text>
        )}
        {hasCombinations ? (
          <VariantTable options={options} />
        ) : (
          <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
            <PlainField name="variants.0.price" label={t('field.price')} inputMode="decimal" dir="ltr" />
            <PlainField
              name="variants.0.stock"
              label={t('field.stock')}
              hint={stockHint(0)}
              inputMode="numeric"
              dir="ltr"
            />
            <PlainField
              name="variants.0.weight"
              label={t('field.weight')}
              hint={t('hint.weight')}
              inputMode="numeric"
              dir="ltr"
            />
            <PlainField name="variants.0.sku" label={t('field.sku')} dir="ltr" />
          </SimpleGrid>
        )}
        <SalePanel hasCombinations={hasCombinations} />
        <WaitingShoppers />
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
          <PlainField
            name="compareAtPrice"
            label={t('product-fields:compareAtPrice')}
            hint={t('hint.compareAtPrice', { currency })}
            inputMode="decimal"
            dir="ltr"
          />
        </SimpleGrid>
      </Stack>
    </Panel>
  );
}
