import { useState } from 'react';
import { parsePriceChange, type PriceForm } from '@/lib/domain/catalogue/price-form';
import type { PriceChange } from '@/lib/domain/catalogue/bulk-change';
import type { CurrencyCode } from '@/lib/domain/money/money';

interface PriceFormState {
  readonly form: PriceForm;
  set(change: Partial<PriceForm>): void;
  /** Null until the form says one. */
  readonly change: PriceChange | null;
}

export function usePriceForm(currency: CurrencyCode): PriceFormState {
  const [form, setForm] = useState<PriceForm>({ mode: 'percent', value: '', rounding: 'none' });
  return {
    form,
    set: (change) => setForm((before) => ({ ...before, ...change })),
    change: parsePriceChange(form, currency),
  };
}
