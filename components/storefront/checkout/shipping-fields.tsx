import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { AddressFields } from '@/components/storefront/addresses/address-fields';
import { useAddressBook } from '@/components/storefront/addresses/use-address-book';
import { Link } from '@/components/ui/actions/link';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { useUserContext } from '@/context/user-context';
import { isSameAddress, MAX_ADDRESSES } from '@/lib/domain/account/address-book';
import { memberOf } from '@/lib/domain/account/current-user';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import styles from './checkout-form.module.css';

interface ShippingFieldsProps {
  readonly form: UseFormReturn<ShippingAddress>;
  /** The choice among saved addresses. */
  readonly choice: ReactNode;
  /** Content below the e-mail address: the choice of a cart reminder. */
  readonly belowEmail: ReactNode;
  /** The choice to save this address. */
  readonly remember: ReactNode;
}

export function ShippingFields({ form, choice, belowEmail, remember }: ShippingFieldsProps) {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.section} aria-labelledby="shipping-title">
      <h2 id="shipping-title" className={recipe('heading', { size: 'lg' })}>
        {t('shipping.title')}
      </h2>
      <GuestNote />
      {choice}
      <AddressFields form={form} emailHint={t('shipping.emailHint')} belowEmail={belowEmail} />
      {remember}
    </section>
  );
}

function GuestNote() {
  const { t } = useTranslation('checkout');
  const { user, loading, error } = useUserContext();
  if (loading || error || memberOf(user)) return null;
  return (
    <p className={styles.note}>
      {t('guest.text')}{' '}
      <Link className={styles.link} href={{ pathname: paths.login, query: { next: paths.checkout } }}>
        {t('guest.login')}
      </Link>
    </p>
  );
}

interface RememberAddressProps {
  readonly form: UseFormReturn<ShippingAddress>;
  readonly chosen: string;
  readonly value: boolean;
  readonly onChange: (remember: boolean) => void;
}

/** Asks a logged-in shopper whether to save the address in the fields, unless it is saved already. */
export function RememberAddress({ form, chosen, value, onChange }: RememberAddressProps) {
  const { t } = useTranslation('addresses');
  const { book, isMember, isFull } = useAddressBook();
  const typed = useWatch({ control: form.control });
  const saved = book.find(({ id }) => id === chosen);
  if (!isMember || (saved && isSameAddress(saved, { ...saved, ...typed }))) return null;
  if (!saved && isFull) return <p className={styles.note}>{t('full', { count: MAX_ADDRESSES })}</p>;
  return (
    <CheckboxField
      label={saved ? t('update') : t('remember')}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
