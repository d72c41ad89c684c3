import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { StepProps } from '@/components/platform/open/step-props';
import { StepFrame } from '@/components/platform/open/step-frame';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { Select } from '@/components/ui/forms/select';
import { Field } from '@/components/ui/forms/text-field';
import { countryName } from '@/lib/domain/address/country-name';
import { LOCALES } from '@/lib/domain/locale';
import { CURRENCY_DECIMALS, isCurrencyCode, type CurrencyCode } from '@/lib/domain/money/money';
import { COMMON_COUNTRIES, countryAt, countryDefaults } from '@/lib/domain/opening/country-defaults';
import { COUNTRIES } from '@/lib/domain/store/countries';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

const CURRENCIES = Object.keys(CURRENCY_DECIMALS) as CurrencyCode[];

/** The store's country, and the currency of its prices, which the country suggests. */
export function PlaceStep({ draft, change, go }: StepProps) {
  const { t } = useTranslation('platform');
  const { ofField } = useErrorText();
  const locale = useLocale();
  const [refused, setRefused] = useState(false);
  const { country, currency } = draft;
  const setCountry = (chosen: string) => {
    change({ country: chosen, currency: countryDefaults(chosen).currency });
    setRefused(false);
  };
  const guess = useEffectEvent(() => {
    const here = countryAt(Intl.DateTimeFormat().resolvedOptions().timeZone);
    if (!country && here) change({ country: here, currency: countryDefaults(here).currency });
  });
  useEffect(() => guess(), []);
  const others = useMemo(
    () =>
      COUNTRIES.filter((code) => !COMMON_COUNTRIES.some((common) => common === code))
        .map((code) => ({ code, name: countryName(code, locale) }))
        .sort((one, other) => one.name.localeCompare(other.name, locale)),
    [locale],
  );
  const currencyNames = useMemo(() => new Intl.DisplayNames(locale, { type: 'currency' }), [locale]);
  const submit = () => {
    setRefused(country === '');
    if (country) go('look');
  };
  return (
    <StepFrame onBack={() => go('name')} onSubmit={submit}>
      <Field label={t('place.country')} error={ofField(refused ? 'field.country.required' : undefined)}>
        {(control) => (
          <Select
            {...control}
            name="country"
            value={country}
            onChange={({ target }) => setCountry(target.value)}
          >
            <option value="" disabled>
              {t('place.choose')}
            </option>
            {COMMON_COUNTRIES.map((code) => (
              <option key={code} value={code}>
                {countryName(code, locale)}
              </option>
            ))}
            <hr />
            {others.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('place.currency')} hint={t('place.currencyHint')}>
        {(control) => (
          <Select
            {...control}
            name="currency"
            value={currency}
            onChange={({ target }) => isCurrencyCode(target.value) && change({ currency: target.value })}
          >
            {CURRENCIES.map((code) => (
              <option key={code} value={code}>
                {`${currencyNames.of(code) ?? code} (${code})`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <RadioCards
        legend={t('place.language')}
        look="chips"
        choices={LOCALES.map((value) => ({ value, label: t(`place.languages.${value}`) }))}
        value={draft.language ?? locale}
        onValueChange={(language) => change({ language })}
      />
      <p>{t('place.defaults')}</p>
    </StepFrame>
  );
}
