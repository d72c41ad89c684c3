import { Field, Input, SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useController } from 'react-hook-form';
import { useTypedInstant } from '@/components/admin/forms/time/use-typed-instant';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { PlainField } from '@/components/admin/products/editor/plain-field';
import { useStoreSetting } from '@/context/store-setting-context';
import { instantText, readInstant } from '@/lib/domain/time/instant-text';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** The sale's dates; with combinations, each has its sale price in the table. */
export function SalePanel({ hasCombinations }: { readonly hasCombinations: boolean }) {
  const { t } = useTranslation('admin-editor');
  return (
    <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
      {!hasCombinations && (
        <PlainField
          name="variants.0.salePrice"
          label={t('field.salePrice')}
          hint={t('hint.salePrice')}
          inputMode="decimal"
          dir="ltr"
        />
      )}
      <InstantField name="saleFrom" hint={t('hint.saleFrom')} />
      <InstantField name="saleTo" hint={t('hint.saleTo')} />
    </SimpleGrid>
  );
}

interface InstantFieldProps {
  readonly name: 'saleFrom' | 'saleTo';
  readonly hint: string;
}

/** An instant, shown in the store's time zone. */
function InstantField({ name, hint }: InstantFieldProps) {
  const { t } = useTranslation(['admin-editor', 'product-fields']);
  const text = useErrorText();
  const { timeZone } = useStoreSetting();
  const { control } = useDraftForm();
  const { field, fieldState } = useController({ control, name });
  const instant = readInstant(field.value);
  const typed = useTypedInstant({
    value: Number.isNaN(instant) ? null : instant,
    onChange: (ms) => field.onChange(instantText(ms)),
    onBlur: field.onBlur,
  });
  return (
    <Field.Root invalid={Boolean(fieldState.error)}>
      <Field.Label>{t(`product-fields:${name}`)}</Field.Label>
      <Input {...field} type="datetime-local" dir="ltr" {...typed} />
      <Field.HelperText>{`${hint} ${t('hint.zone', { zone: timeZone })}`}</Field.HelperText>
      <Field.ErrorText>{text.ofField(fieldState.error?.message)}</Field.ErrorText>
    </Field.Root>
  );
}
