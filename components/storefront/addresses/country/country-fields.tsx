import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Select } from '@/components/ui/forms/select';
import { Field, TextField } from '@/components/ui/forms/text-field';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AddressField } from '@/lib/domain/address/address-fields';
import { countryName } from '@/lib/domain/address/country-name';
import { profileOf, type ProfileField } from '@/lib/domain/address/profiles';
import { textIn } from '@/lib/domain/locale';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { useAddressErrorText } from '@/lib/hooks/language/use-address-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { usePlaces } from '@/lib/hooks/orders/use-places';
import { CityField } from './city-field';
import styles from './country-fields.module.css';
import { PinField } from './pin-field';
import { RegionField } from './region-field';

interface CountryFieldsProps {
  readonly form: UseFormReturn<ShippingAddress>;
  readonly emailHint?: string;
  readonly belowEmail?: ReactNode;
}

/** Address fields in the format of the country: first the country, then the fields of its profile in order. */
export function CountryFields({ form, emailHint, belowEmail }: CountryFieldsProps) {
  const { t } = useTranslation(['checkout', 'addresses']);
  const locale = useLocale();
  const { addresses } = useStoreSetting();
  const errorText = useAddressErrorText();
  const country = useWatch({ control: form.control, name: 'country' }) ?? '';
  const { places, hasFailed, retry } = usePlaces(country);
  const { errors } = form.formState;
  const field = (name: AddressField, label: string) => ({
    label,
    error: errorText(errors[name]?.message),
    ...form.register(name),
  });
  const optional = (label: string) => t('addresses:optional', { label });
  const row = (one: ProfileField) => {
    const label = textIn(one.label, locale);
    const texts = {
      label: one.required ? label : optional(label),
      error: errorText(errors[one.name]?.message),
    };
    if (one.name === 'regionId') return <RegionField key="regionId" form={form} places={places} {...texts} />;
    const hint = one.hint && textIn(one.hint, locale);
    if (one.name === 'city' && places)
      return <CityField key="city" form={form} places={places} {...texts} {...(hint && { hint })} />;
    return (
      <div key={one.name} className={one.isShort ? styles.short : styles.wide}>
        <TextField
          {...field(one.name, texts.label)}
          {...(hint && { hint })}
          {...(one.isCode && { dir: 'ltr' })}
          autoComplete={AUTOCOMPLETE[one.name] ?? 'off'}
        />
      </div>
    );
  };
  return (
    <>
      <TextField autoComplete="shipping name" {...field('fullName', t('shipping.fullName'))} />
      <Field label={t('addresses:country')} error={errorText(errors.country?.message)}>
        {(control) => (
          <Select autoComplete="shipping country" {...control} {...form.register('country')}>
            <option value="">{t('addresses:chooseCountry')}</option>
            {addresses.countries.map((code) => (
              <option key={code} value={code}>
                {countryName(code, locale)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {hasFailed && (
        <Alert tone="warning" title={t('addresses:placesFailed')}>
          <Button variant="outline" size="sm" onClick={retry}>
            {t('addresses:retry')}
          </Button>
        </Alert>
      )}
      {country && <div className={styles.grid}>{profileOf(country).fields.map(row)}</div>}
      <TextField
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        dir="ltr"
        hint={t('addresses:hint.localNumber')}
        {...field('mobileNumber', t('shipping.mobileNumber'))}
      />
      <TextField
        type="email"
        inputMode="email"
        autoComplete="shipping email"
        dir="ltr"
        {...field('email', addresses.phoneIsEnough ? optional(t('shipping.email')) : t('shipping.email'))}
        {...(addresses.phoneIsEnough
          ? { hint: t('addresses:hint.emailOptional') }
          : emailHint && { hint: emailHint })}
      />
      {belowEmail}
      {country && <PinField form={form} error={errorText(errors.pin?.message)} />}
    </>
  );
}

const AUTOCOMPLETE: Readonly<Partial<Record<AddressField, string>>> = {
  streetAddress: 'shipping address-line1',
  zipCode: 'shipping postal-code',
  city: 'shipping address-level2',
  district: 'shipping address-level3',
};
