import { Field, Input, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { SelectField } from '@/components/admin/forms/select-field';
import { BulkDialog } from '@/components/admin/products/list/bulk-dialog';
import { PricePreview } from '@/components/admin/products/list/price-preview';
import { useBulkChange } from '@/components/admin/products/list/use-bulk-change';
import { useStoreSetting } from '@/context/store-setting-context';
import { pricesAfter, ROUNDINGS, type PriceChange } from '@/lib/domain/catalogue/editing/bulk-change';
import { parsePriceChange, PRICE_MODES, type PriceForm } from '@/lib/domain/catalogue/editing/price-form';
import type { Product } from '@/lib/domain/catalogue/product';
import { isSaleHigh } from '@/lib/domain/catalogue/sale/price-at';
import type { CurrencyCode } from '@/lib/domain/money/money';

interface PriceDialogProps {
  readonly products: readonly Product[];
  onClose(isDone: boolean): void;
}

/** Changes the prices of many products, with rounding and a preview before anything is saved. */
export function PriceDialog({ products, onClose }: PriceDialogProps) {
  const { t } = useTranslation('admin-catalogue');
  const { baseCurrency } = useStoreSetting();
  const { form, set, change } = usePriceForm(baseCurrency);
  const { progress, run } = useBulkChange();
  const wanted = products
    .map((product) => ({ product, prices: change ? pricesAfter(product, change, baseCurrency) : [] }))
    .filter(({ prices }) => prices.length > 0);
  const moves = wanted.filter(
    ({ prices }) => !prices.some(({ variant, price }) => isSaleHigh({ ...variant, price })),
  );

  const confirm = async () => {
    const edits = moves.map(({ product, prices }) => ({
      product,
      change: { prices: prices.map(({ variant, price }) => ({ variantId: variant.id, price })) },
      undo: { prices: prices.map(({ variant }) => ({ variantId: variant.id, price: variant.price })) },
    }));
    if (await run(edits)) onClose(true);
  };

  return (
    <BulkDialog
      title={t('prices.title', { count: products.length })}
      confirmLabel={t('prices.apply', { count: moves.length })}
      disabled={moves.length === 0}
      progress={progress}
      onConfirm={() => void confirm()}
      onClose={() => onClose(false)}
    >
      <Stack gap="5">
        <PriceFields form={form} isValid={change !== null} onChange={set} />
        {change && <PricePreview moves={moves} saleHigh={wanted.length - moves.length} />}
      </Stack>
    </BulkDialog>
  );
}

interface PriceFieldsProps {
  readonly form: PriceForm;
  readonly isValid: boolean;
  onChange(change: Partial<PriceForm>): void;
}

function PriceFields({ form, isValid, onChange }: PriceFieldsProps) {
  const { t } = useTranslation('admin-catalogue');
  const { baseCurrency: currency } = useStoreSetting();
  return (
    <Stack gap="4">
      <SelectField
        label={t('prices.mode')}
        value={form.mode}
        options={PRICE_MODES.map((mode) => ({ value: mode, label: t(`prices.${mode}`) }))}
        onChange={(mode) => onChange({ mode, value: '' })}
      />
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
        <SelectField
          label={t('prices.rounding')}
          value={form.rounding}
          options={ROUNDINGS.map((one) => ({ value: one, label: t(`prices.round.${one}`, { currency }) }))}
          onChange={(rounding) => onChange({ rounding })}
        />
      )}
    </Stack>
  );
}

interface PriceFormState {
  readonly form: PriceForm;
  set(change: Partial<PriceForm>): void;
  /** Null until the form is complete. */
  readonly change: PriceChange | null;
}

function usePriceForm(currency: CurrencyCode): PriceFormState {
  const [form, setForm] = useState<PriceForm>({ mode: 'percent', value: '', rounding: 'none' });
  return {
    form,
    set: (change) => setForm((before) => ({ ...before, ...change })),
    change: parsePriceChange(form, currency),
  };
}
