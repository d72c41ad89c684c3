import { Box, Field, Input, Table } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { parseStock, variantName, type ProductForm } from '@/components/admin/products/product-form';
import type { Product } from '@/lib/domain/catalogue/product';
import { parseMoney, type CurrencyCode } from '@/lib/domain/money/money';
import { useFormats } from '@/lib/hooks/use-formats';

interface VariantFieldsProps {
  readonly form: UseFormReturn<ProductForm>;
  readonly product: Product;
  readonly currency: CurrencyCode;
}

/** Price and stock of each combination; a field's name is its column's and its row's: "Price Walnut · A4". */
export function VariantFields({ form, product, currency }: VariantFieldsProps) {
  const { t } = useTranslation('admin');
  const { locale } = useFormats();
  const ids = useId();
  return (
    <Box overflowX="auto">
      <Table.Root aria-label={t('product.section.variants')} size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('product.field.variant')}</Table.ColumnHeader>
            <Table.ColumnHeader id={`${ids}price`}>{t('product.field.price')}</Table.ColumnHeader>
            <Table.ColumnHeader id={`${ids}stock`}>{t('product.field.stock')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {product.variants.map((variant, index) => (
            <Table.Row key={variant.id}>
              <Table.Cell id={`${ids}${variant.id}`} minWidth="32">
                {variantName(product, variant.id, locale) || variant.sku}
              </Table.Cell>
              <NumberCell
                form={form}
                name={`variants.${index}.price`}
                labelledBy={`${ids}price ${ids}${variant.id}`}
                check={(text) =>
                  parseMoney(text, currency) !== null || t('product.error.price', { currency })
                }
              />
              <NumberCell
                form={form}
                name={`variants.${index}.stock`}
                labelledBy={`${ids}stock ${ids}${variant.id}`}
                check={(text) => parseStock(text) !== null || t('product.error.stock')}
              />
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

interface NumberCellProps {
  readonly form: UseFormReturn<ProductForm>;
  readonly name: `variants.${number}.price` | `variants.${number}.stock`;
  readonly labelledBy: string;
  check(text: string): true | string;
}

function NumberCell({ form, name, labelledBy, check }: NumberCellProps) {
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Table.Cell>
      <Field.Root invalid={Boolean(error)} minWidth="24">
        <Input
          size="sm"
          dir="ltr"
          inputMode="decimal"
          aria-labelledby={labelledBy}
          {...form.register(name, { validate: check })}
        />
        <Field.ErrorText>{error?.message}</Field.ErrorText>
      </Field.Root>
    </Table.Cell>
  );
}
