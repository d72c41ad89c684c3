import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { TextField } from '@/components/ui/forms/text-field';
import { useStoreSetting } from '@/context/store-setting-context';
import type { GeneralField } from '@/lib/domain/address/address-fields';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import styles from './addresses.module.css';

interface AddressFieldsProps {
  readonly form: UseFormReturn<ShippingAddress>;
  /** Says at the e-mail field what the address is for. */
  readonly emailHint?: string;
  /** Content below the e-mail field, such as a further use of it. */
  readonly belowEmail?: ReactNode;
}

/** Loads labels, lists of places and checks by country; a store without countries needs none of it. */
const CountryFields = dynamic(
  () => import('./country/country-fields').then((module) => module.CountryFields),
  {
    ssr: false,
    loading: () => <Skeleton height="30rem" />,
  },
);

/** Address fields for the checkout and the address book: SPEC.md's, or those of the store's countries. */
export function AddressFields(props: AddressFieldsProps) {
  const { addresses } = useStoreSetting();
  return addresses.countries.length > 0 ? <CountryFields {...props} /> : <GeneralFields {...props} />;
}

function GeneralFields({ form, emailHint, belowEmail }: AddressFieldsProps) {
  const { t } = useTranslation(['checkout', 'addresses']);
  const { ofField } = useErrorText();
  const { errors } = form.formState;
  const field = (name: GeneralField) => ({
    label: t(`shipping.${name}`),
    error: ofField(errors[name]?.message),
    ...form.register(name),
  });
  return (
    <>
      <TextField autoComplete="shipping name" {...field('fullName')} />
      <TextField
        autoComplete="shipping address-line1"
        hint={t('addresses:hint.streetAddress')}
        {...field('streetAddress')}
      />
      <div className={styles.pair}>
        <TextField
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          dir="ltr"
          hint={t('addresses:hint.zipCode')}
          {...field('zipCode')}
        />
        <TextField autoComplete="shipping address-level2" {...field('city')} />
      </div>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="shipping email"
        dir="ltr"
        {...(emailHint && { hint: emailHint })}
        {...field('email')}
      />
      {belowEmail}
      <TextField
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        dir="ltr"
        hint={t('addresses:hint.mobileNumber')}
        {...field('mobileNumber')}
      />
    </>
  );
}
