import { Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFieldArray } from 'react-hook-form';
import { RemoveButton } from '@/components/admin/forms/list-parts';
import { Select } from '@/components/admin/forms/select-field';
import { TextInput } from '@/components/admin/forms/text-input';
import { useField } from '@/components/admin/forms/use-field';
import { useCountries, useCountryName } from '@/components/admin/forms/use-countries';
import { SUGGESTED_RATES } from '@/lib/domain/tax/tax-rates';

/** A country's rate as typed, in percent. */
export interface TypedRate {
  country: string;
  rate: string;
}

const suggested = (country: string) => String((SUGGESTED_RATES[country] ?? 0) / 100);

/** The standard rates by country; suggested countries come first in the select. */
export function TaxRates() {
  const { t } = useTranslation('admin-store');
  const { fields, append, remove } = useFieldArray<{ rates: TypedRate[] }>({ name: 'rates' });
  // The form library stores an error of the whole list at either path, depending on whether it has rows.
  const [whole, root] = [useField('rates').error, useField('rates.root').error];
  const error = whole ?? root;
  const nameOf = useCountryName();
  const all = useCountries();
  const isFree = ({ value }: { readonly value: string }) => !fields.some(({ country }) => country === value);
  const near = all.filter(({ value }) => value in SUGGESTED_RATES);
  const far = all.filter(({ value }) => !(value in SUGGESTED_RATES));
  return (
    <Stack gap="4">
      <Text fontWeight="medium">{t('tax.rates')}</Text>
      <Text color="fg.muted" textStyle="sm">
        {t('tax.ratesHint')}
      </Text>
      <Stack as="ul" listStyleType="none" gap="4" aria-label={t('tax.rates')}>
        {fields.map(({ id, country }, index) => (
          <Flex as="li" key={id} gap="3" align="flex-start" maxWidth="sm">
            <TextInput
              name={`rates.${index}.rate`}
              label={t('tax.rate', { country: nameOf(country) })}
              unit="%"
              inputMode="decimal"
              dir="ltr"
            />
            <RemoveButton
              mt="6"
              label={t('tax.remove', { country: nameOf(country) })}
              onRemove={() => remove(index)}
            />
          </Flex>
        ))}
      </Stack>
      {error && <Text color="fg.error">{error}</Text>}
      <Select
        maxWidth="sm"
        aria-label={t('tax.add')}
        value=""
        options={[{ value: '', label: t('tax.add') }, ...[...near, ...far].filter(isFree)]}
        onChange={(country) => country && append({ country, rate: suggested(country) })}
      />
    </Stack>
  );
}
