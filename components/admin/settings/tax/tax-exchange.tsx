import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useWatch } from 'react-hook-form';
import { readNumber } from '@/components/admin/forms/amounts';
import { SelectInput } from '@/components/admin/forms/select-input';
import { AmountInput, TextInput } from '@/components/admin/forms/text-input';
import { CURRENCY_CODES, useCurrencyName } from '@/components/admin/forms/use-currency-name';
import { isCurrencyCode, type CurrencyCode } from '@/lib/domain/money/money';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

type Exchange = StoreSetting['tax']['exchange'];

/** The typed exchange rate; without a currency, VAT is reported in the base currency. */
export interface TypedExchange {
  currency: CurrencyCode | '';
  rate: string;
  day: string;
}

/** Clears the rate if the base currency has changed. */
export const toTyped = (exchange: Exchange, base: CurrencyCode): TypedExchange => ({
  currency: exchange && exchange.currency !== base ? exchange.currency : '',
  rate: exchange?.from === base ? String(exchange.rate) : '',
  day: exchange?.from === base ? exchange.day : '',
});

export const toExchange = ({ currency, rate, day }: TypedExchange, base: CurrencyCode): Exchange =>
  currency === '' ? null : { from: base, currency, rate: readNumber(rate), day: day.trim() };

/** The currency of the VAT report, and the owner's exchange rate with its date. */
export function TaxExchange({ base }: { readonly base: CurrencyCode }) {
  const { t } = useTranslation('admin-store');
  const nameOf = useCurrencyName();
  const code: unknown = useWatch({ name: 'exchange.currency' });
  const others = CURRENCY_CODES.filter((one) => one !== base);
  return (
    <Stack gap="4" maxWidth="sm">
      <SelectInput
        name="exchange.currency"
        label={t('tax.currency')}
        hint={t('tax.currencyHint')}
        options={[
          { value: '', label: nameOf(base) },
          ...others.map((one) => ({ value: one, label: nameOf(one) })),
        ]}
      />
      {isCurrencyCode(code) && (
        <>
          <AmountInput name="exchange.rate" label={t('currencies.rate', { base, code })} unit={code} />
          <TextInput name="exchange.day" type="date" label={t('tax.rateDay')} />
          <Text color="fg.muted" textStyle="sm">
            {t('tax.rateHint')}
          </Text>
        </>
      )}
    </Stack>
  );
}
