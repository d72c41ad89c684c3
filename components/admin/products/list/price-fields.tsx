import { Field, Input, NativeSelect, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useStoreSetting } from '@/context/store-setting-context';
import { ROUNDINGS } from '@/lib/domain/catalogue/bulk-change';
import { PRICE_MODES, type PriceForm } from '@/lib/domain/catalogue/price-form';

interface PriceFieldsProps {
  readonly form: PriceForm;
  readonly isValid: boolean;
  onChange(change: Partial<PriceForm>): void;
}

export function PriceFields({ form, isValid, onChange }: PriceFieldsProps) {
  const { t } = useTranslation('admin-catalogue');
  const { baseCurrency: currency } = useStoreSetting();
  return (
    <Stack gap="4">
      <Field.Root>
        <Field.Label>{t('prices.mode')}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={form.mode}
            onChange={({ target }) =>
              onChange({ mode: PRICE_MODES.find((mode) => mode === target.value) ?? 'percent', value: '' })
            }
          >
            {PRICE_MODES.map((mode) => (
              <option key={mode} value={mode}>
                {t(`prices.${mode}`)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Field.Root invalid={form.value.trim() !== '' && !isValid}>
        <Field.Label>{t(`prices.${form.mode}Value`, { currency })}</Field.Label>
        <Input
          dir="ltr"
          inputMode="text"
          maxWidth="40"
          value={form.value}
          onChange={(event) => onChange({ value: event.target.value })}
        />
        <Field.ErrorText>{t(`prices.invalid.${form.mode}`)}</Field.ErrorText>
      </Field.Root>
      {form.mode !== 'set' && (
        <Field.Root>
          <Field.Label>{t('prices.rounding')}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={form.rounding}
              onChange={({ target }) =>
                onChange({ rounding: ROUNDINGS.find((one) => one === target.value) ?? 'none' })
              }
            >
              {ROUNDINGS.map((rounding) => (
                <option key={rounding} value={rounding}>
                  {t(`prices.round.${rounding}`, { currency })}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      )}
    </Stack>
  );
}
