import { useTranslation } from 'next-i18next/pages';
import { readNumber } from '@/components/admin/forms/amounts';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { LocalizedInputs, TextInput } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import {
  TaxExchange,
  toExchange,
  toTyped,
  type TypedExchange,
} from '@/components/admin/settings/tax/tax-exchange';
import { TaxRates, type TypedRate } from '@/components/admin/settings/tax/tax-rates';
import { useStoreSetting } from '@/context/store-setting-context';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';

type Edit = SettingEdits['tax'];
type Form = Omit<Edit, 'rates' | 'exchange'> & { rates: TypedRate[]; exchange: TypedExchange };

/** Basis points in one percent. */
const PERCENT = 100;

/** The store's VAT registration, the texts on invoices, and the rates. */
export function TaxForm() {
  const { t } = useTranslation('admin-store');
  const { tax, baseCurrency, savedAt } = useStoreSetting();
  const setting = useSettingForm<'tax', Form>({
    part: 'tax',
    stored: tax,
    savedAt: savedAt.tax ?? 0,
    toForm: (stored) => ({
      ...stored,
      rates: stored.rates.map(({ country, rate }) => ({ country, rate: String(rate / PERCENT) })),
      exchange: toTyped(stored.exchange, baseCurrency),
    }),
    toEdit: (form) => ({
      ...form,
      rates: form.rates.map(({ country, rate }) => ({
        country,
        // Keeps a third decimal, which the schema refuses as a rate.
        rate: Number((readNumber(rate) * PERCENT).toPrecision(12)),
      })),
      exchange: toExchange(form.exchange, baseCurrency),
    }),
  });
  return (
    <SettingPanel title={t('tax.title')} description={t('tax.description')} setting={setting} ownerOnly>
      <SwitchInput name="registered" label={t('tax.registered')} />
      <TextInput name="number" label={t('tax.number')} hint={t('tax.numberHint')} dir="ltr" />
      <TextInput name="crNumber" label={t('tax.crNumber')} dir="ltr" />
      <LocalizedInputs name="legalName" label={t('tax.legalName')} />
      <LocalizedInputs name="legalAddress" label={t('tax.legalAddress')} />
      <SwitchInput name="included" label={t('tax.included')} hint={t('tax.includedHint')} />
      <TaxRates />
      <TaxExchange base={baseCurrency} />
    </SettingPanel>
  );
}
