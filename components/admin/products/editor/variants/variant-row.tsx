import { Field, Input, NativeSelect, Table } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useController, useWatch } from 'react-hook-form';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { useStockHint } from '@/components/admin/products/editor/variants/use-live-stock';
import { variantName } from '@/components/admin/products/editor/variants/variant-names';
import type { DraftOption } from '@/lib/domain/catalogue/editing/product-draft';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

const TYPED = ['price', 'salePrice', 'stock', 'weight', 'sku'] as const;
const MODES = {
  price: 'decimal',
  salePrice: 'decimal',
  stock: 'numeric',
  weight: 'numeric',
  sku: 'text',
} as const;

interface VariantRowProps {
  /** The variant's index in the draft. */
  readonly index: number;
  readonly options: readonly DraftOption[];
  /** Prefix of the column headers' ids, which label the fields together with the row: "Price Walnut · A4". */
  readonly labels: string;
}

/** One combination; its inputs are uncontrolled, so that a key press renders nothing. */
export function VariantRow({ index, options, labels }: VariantRowProps) {
  const { control, getValues } = useDraftForm();
  const enabled = useController({ control, name: `variants.${index}.enabled` });
  const rowId = `${labels}row${index}`;
  const variant = getValues(`variants.${index}`);
  return (
    <Table.Row opacity={enabled.field.value ? undefined : 0.75}>
      <Table.Cell>
        <input
          type="checkbox"
          aria-labelledby={`${labels}enabled ${rowId}`}
          checked={enabled.field.value}
          onChange={enabled.field.onChange}
        />
      </Table.Cell>
      <Table.Cell id={rowId} minWidth="32">
        {variantName(options, variant, useLocale())}
      </Table.Cell>
      {TYPED.map((column) => (
        <TypedCell key={column} index={index} column={column} labelledBy={`${labels}${column} ${rowId}`} />
      ))}
      <PictureCell index={index} labelledBy={`${labels}picture ${rowId}`} />
    </Table.Row>
  );
}

interface CellProps {
  readonly index: number;
  readonly labelledBy: string;
}

function TypedCell({ index, column, labelledBy }: CellProps & { readonly column: (typeof TYPED)[number] }) {
  const text = useErrorText();
  const stockHint = useStockHint();
  const { register, formState, getFieldState } = useDraftForm();
  const name = `variants.${index}.${column}` as const;
  const { error } = getFieldState(name, formState);
  const hint = column === 'stock' && stockHint(index);
  return (
    <Table.Cell>
      <Field.Root invalid={Boolean(error)} minWidth={column === 'sku' ? '36' : '24'}>
        <Input
          size="sm"
          dir="ltr"
          inputMode={MODES[column]}
          aria-labelledby={labelledBy}
          {...register(name)}
        />
        {hint && <Field.HelperText>{hint}</Field.HelperText>}
        <Field.ErrorText>{text.ofField(error?.message)}</Field.ErrorText>
      </Field.Root>
    </Table.Cell>
  );
}

function PictureCell({ index, labelledBy }: CellProps) {
  const { t } = useTranslation('admin-editor');
  const { control } = useDraftForm();
  const images = useWatch({ control, name: 'images' });
  const { field } = useController({ control, name: `variants.${index}.picture` });
  return (
    <Table.Cell>
      <NativeSelect.Root size="sm" minWidth="32">
        <NativeSelect.Field aria-labelledby={labelledBy} {...field}>
          <option value="">{t('variant.firstPicture')}</option>
          {images.map(({ path }, at) => (
            <option key={path} value={path}>
              {t('picture.name', { number: at + 1 })}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Table.Cell>
  );
}
