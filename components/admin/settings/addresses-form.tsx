import { HStack, Stack, Text, IconButton } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/components/admin/forms/select-field';
import { SelectInput } from '@/components/admin/forms/select-input';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { useCountries, useCountryName } from '@/components/admin/forms/use-countries';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { Icon } from '@/components/ui/media/icon';
import { useStoreSetting } from '@/context/store-setting-context';
import { NATIONAL_ADDRESS_TIMES } from '@/lib/domain/address/address-fields';
import { PROFILE_COUNTRIES } from '@/lib/domain/address/profile-countries';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';

type Addresses = SettingEdits['addresses'];
type Form = Omit<Addresses, 'countries'> & { countries: string[] };

/** Settings of the address form: its countries, and what it asks in all of them. */
export function AddressesForm() {
  const { t } = useTranslation('admin-store');
  const { addresses, savedAt } = useStoreSetting();
  const setting = useSettingForm<'addresses', Form>({
    part: 'addresses',
    stored: addresses,
    savedAt: savedAt.addresses ?? 0,
    toForm: (stored) => ({ ...stored, countries: [...stored.countries] }),
    // Without countries the checkout uses SPEC.md's form, which has an e-mail address.
    toEdit: (form) => ({ ...form, phoneIsEnough: form.phoneIsEnough && form.countries.length > 0 }),
  });
  const countries = useWatch({ control: setting.form.control, name: 'countries' });
  const nameOf = useCountryName();
  return (
    <SettingPanel
      title={t('addresses.title')}
      description={t('addresses.description')}
      setting={setting}
      ownerOnly
    >
      <CountryList form={setting.form} countries={countries} />
      {countries.length > 0 && (
        <>
          <SelectInput
            name="defaultCountry"
            label={t('addresses.defaultCountry')}
            options={[
              { value: '', label: t('addresses.ask') },
              ...countries.map((value) => ({ value, label: nameOf(value) })),
            ]}
          />
          <SwitchInput
            name="phoneIsEnough"
            label={t('addresses.phoneIsEnough')}
            hint={t('addresses.phoneHint')}
          />
        </>
      )}
      {countries.includes('SA') && (
        <SelectInput
          name="nationalAddress"
          label={t('addresses.nationalAddress')}
          hint={t('addresses.nationalHint')}
          options={NATIONAL_ADDRESS_TIMES.map((value) => ({ value, label: t(`addresses.when.${value}`) }))}
        />
      )}
    </SettingPanel>
  );
}

interface CountryListProps {
  readonly form: UseFormReturn<Form>;
  readonly countries: readonly string[];
}

/** The chosen countries, each with a remove button, and a select to add one; countries with a profile come first. */
function CountryList({ form, countries }: CountryListProps) {
  const { t } = useTranslation('admin-store');
  const nameOf = useCountryName();
  const all = useCountries().map(({ value }) => value);
  const change = (next: readonly string[]) => {
    form.setValue('countries', [...next], { shouldDirty: true });
    const { defaultCountry } = form.getValues();
    if (!next.includes(defaultCountry)) form.setValue('defaultCountry', '', { shouldDirty: true });
  };
  const offered = [...new Set([...PROFILE_COUNTRIES, ...all])].filter((one) => !countries.includes(one));
  return (
    <Stack gap="3">
      <Text fontWeight="medium">{t('addresses.countries')}</Text>
      {countries.length === 0 && <Text color="fg.muted">{t('addresses.noCountry')}</Text>}
      <Stack as="ul" gap="1">
        {countries.map((country) => (
          <HStack as="li" key={country} justify="space-between">
            <Text>{nameOf(country)}</Text>
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={t('addresses.remove', { country: nameOf(country) })}
              onClick={() => change(countries.filter((one) => one !== country))}
            >
              <Icon name="close" size={16} />
            </IconButton>
          </HStack>
        ))}
      </Stack>
      <SelectField
        label={t('addresses.addCountry')}
        value=""
        options={[
          { value: '', label: t('addresses.addCountry') },
          ...offered.map((country) => ({ value: country, label: nameOf(country) })),
        ]}
        onChange={(country) => change([...countries, country])}
      />
    </Stack>
  );
}
