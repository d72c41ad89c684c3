import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AddressFields } from '@/components/storefront/addresses/address-fields';
import { Link } from '@/components/ui/link';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import styles from './checkout-form.module.css';

interface ShippingFieldsProps {
  readonly form: UseFormReturn<ShippingAddress>;
  /** The choice among saved addresses. */
  readonly choice: ReactNode;
  /** Whether to save this one. */
  readonly remember: ReactNode;
}

export function ShippingFields({ form, choice, remember }: ShippingFieldsProps) {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.section} aria-labelledby="shipping-title">
      <h2 id="shipping-title" className={recipe('heading', { size: 'lg' })}>
        {t('shipping.title')}
      </h2>
      <GuestNote />
      {choice}
      <AddressFields form={form} emailHint={t('shipping.emailHint')} />
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
