import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/components/ui/text-field';
import { useUserContext } from '@/context/user-context';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import styles from './checkout-form.module.css';

export function ShippingFields({ form }: { readonly form: UseFormReturn<ShippingAddress> }) {
  const { t } = useTranslation('checkout');
  const { ofField } = useErrorText();
  const { errors } = form.formState;
  const field = (name: keyof ShippingAddress) => ({
    error: ofField(errors[name]?.message),
    ...form.register(name),
  });
  return (
    <section className={styles.section} aria-labelledby="shipping-title">
      <h2 id="shipping-title" className={recipe('heading', { size: 'lg' })}>
        {t('shipping.title')}
      </h2>
      <GuestNote />
      <TextField label={t('shipping.fullName')} autoComplete="shipping name" {...field('fullName')} />
      <TextField
        label={t('shipping.streetAddress')}
        autoComplete="shipping street-address"
        {...field('streetAddress')}
      />
      <div className={styles.pair}>
        <TextField
          label={t('shipping.zipCode')}
          autoComplete="shipping postal-code"
          dir="auto"
          {...field('zipCode')}
        />
        <TextField label={t('shipping.city')} autoComplete="shipping address-level2" {...field('city')} />
      </div>
      <TextField
        label={t('shipping.email')}
        hint={t('shipping.emailHint')}
        type="email"
        autoComplete="shipping email"
        dir="ltr"
        {...field('email')}
      />
      <TextField
        label={t('shipping.mobileNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        dir="ltr"
        {...field('mobileNumber')}
      />
    </section>
  );
}

function GuestNote() {
  const { t } = useTranslation('checkout');
  const { user, loading } = useUserContext();
  if (loading || (user && !user.isAnonymous)) return null;
  return (
    <p className={styles.note}>
      {t('guest.text')}{' '}
      <Link className={styles.link} href={{ pathname: paths.login, query: { next: paths.checkout } }}>
        {t('guest.login')}
      </Link>
    </p>
  );
}
